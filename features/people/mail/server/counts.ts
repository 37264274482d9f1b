import { sql } from 'kysely'
import { limits } from '#platform/contract/parts.ts'
import { query } from '#platform/server/request.ts'
import { mail, untakenStates } from '../calls.ts'
import { untakenMails } from './queries.ts'

export const counts = query(mail.counts, async function counts({ db, now }) {
  const [refused, givenUp, waiting] = await Promise.all(
    untakenStates.map((state) => {
      const some = untakenMails(db, now, [state])
        .select('m.id')
        .limit(limits.listed + 1)
      return db
        .selectFrom(some.as('some'))
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
    }),
  )
  return { REFUSED: refused?.count ?? 0, GIVEN_UP: givenUp?.count ?? 0, WAITING: waiting?.count ?? 0 }
})
