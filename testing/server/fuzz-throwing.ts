import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { answersFile, type Call } from '#platform/contract/call.ts'
import { seconds } from '#platform/server/clock.ts'
import { expectAnswer, expectRefusal } from './client.ts'
import { fingerprints } from './fingerprint.ts'
import type { TestRajt } from './rajt.ts'

/** Throws odd requests at a world; `restore` puts back what one that succeeded has moved. */
export async function throwing({ app, db, clock, failures }: TestRajt, restore: () => Promise<void>) {
  const fingerprint = await fingerprints(db)
  const contentBefore = await fingerprint.content()
  let before = await fingerprint.people()
  const statuses = new Map<number, number>()
  return {
    statuses,
    /** Sends one request; fails unless it succeeds or is refused in the one shape without a trace. */
    async holds(row: Call, request: InjectOptions, authorization: string | null): Promise<void> {
      clock.pass(seconds(5))
      const headers = { ...request.headers, ...(authorization ? { authorization } : {}) }
      const reply = await app.inject({ ...request, headers })
      const status = reply.statusCode
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(failures).toEqual([])
      if (status === 200) {
        if (!answersFile(row)) expectAnswer(row, reply.json())
        // Staff who read a file leave a line in the audit.
        if (row.method === 'GET' && !answersFile(row)) return
        await restore()
        before = await fingerprint.people()
        return
      }
      expect(status).toBeLessThan(500)
      expectRefusal(row, status, reply.json())
      expect(await fingerprint.people()).toBe(before)
    },
    unchangedContent: async () => expect(await fingerprint.content()).toBe(contentBefore),
  }
}
