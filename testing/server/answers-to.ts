import fc from 'fast-check'
import type { Call } from '#platform/contract/call.ts'
import { requestOf, rightParts } from './fuzz-requests.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

interface Walk {
  row: Call
  who: Person
  /** Of what they should not read. */
  ids: readonly string[]
  /** Where a search is to be for them. */
  body?: object | undefined
}

/** What six requests of a call, right in every part, with these ids, are answered. */
export async function answersTo(rajt: TestRajt, { row, who, ids, body }: Walk): Promise<string> {
  const requests = fc.sample(
    rightParts(row, () => ids),
    { numRuns: 6, seed: 3 },
  )
  const answers: string[] = []
  for (const parts of requests) {
    const params = row.path.endsWith('/:role') ? { role: who.role } : parts.params
    const reply = await rajt.app.inject({
      ...requestOf(row, { ...parts, params, body: body ?? parts.body }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    })
    answers.push(reply.body)
    if (row.path === '/auth/logout') await rajt.renew(who)
  }
  return answers.join('\n')
}
