import { auth } from '#people/auth/calls.ts'
import { PASSWORD } from './cast.ts'
import type { Person } from './people.ts'
import type { buildTestRajt } from './rajt.ts'

export const of = ({ registration: id }: Person) => ({ params: { id } })
export const because = (reason: string) => ({ body: { reason } })

/** What tests of decisions on registrations share. */
export function deciding({ enter, guest, db }: Awaited<ReturnType<typeof buildTestRajt>>) {
  return {
    waiting: (university = 'szte') => enter({ standing: 'WAITING', university }),
    signIn: ({ email }: Person) => guest.call(auth.login, { body: { email, password: PASSWORD } }),
    auditOf: ({ registration: id }: Person) =>
      db
        .selectFrom('audit')
        .select(['act', 'actor_id', 'at', 'detail'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
  }
}
