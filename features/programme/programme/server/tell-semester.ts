import type { FastifyInstance } from 'fastify'
import { SEMESTER_HEADER } from '#platform/contract/call.ts'
import { knownSemester } from './current.ts'

/** Every answer names the semester it was given in: a page that was opened in an earlier one follows (decision X9). */
export function tellSemester(api: FastifyInstance): void {
  api.addHook('onSend', async (_request, reply) => {
    const semester = knownSemester()
    if (semester) reply.header(SEMESTER_HEADER, semester)
  })
}
