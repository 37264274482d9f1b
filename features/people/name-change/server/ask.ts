import { writeAudit } from '#platform/server/audit.ts'
import type { Queryable } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { nameChange } from '../calls.ts'
import { presentOwn } from './present.ts'
import { find, openOf } from './queries.ts'
import { isSameName, mayAsk, type Name } from './rules.ts'

/** A confirmed student asks; the name that was confirmed stands until staff decide (decision Y1). */
export const ask = commandInSteps(nameChange.ask, async function ask({ db, transact, actor, now, body }) {
  const asked = await askedOf(db, actor.id, body)
  if (asked.same) return presentOwn(asked.same)
  refuseUnless(asked.verdict)
  await hitOrRefuse(db, { key: `name-change ${actor.id}`, limit: limits.nameChanges }, now)
  return transact(async (tx) => {
    await lockAccounts(tx, [actor.id])
    const { present, same, verdict } = await askedOf(tx, actor.id, body)
    if (same) return presentOwn(same)
    refuseUnless(verdict)
    const { surname, firstname, reason } = body
    const { id } = await tx
      .insertInto('name_change')
      .values({
        account_id: actor.id,
        surname,
        firstname,
        was_surname: present.surname,
        was_firstname: present.firstname,
        reason,
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit({ tx, actor, now }, 'name-change-asked', id, { reason })
    return presentOwn(await find(tx, id))
  })
})

/** The name of now, the request for the same other one that waits already, and whether another may be made. */
async function askedOf(db: Queryable, student: string, to: Name) {
  const present = await nameOf(db, student)
  const row = await openOf(db, student)
  const open = row ? { surname: row.to_surname, firstname: row.to_firstname } : null
  return {
    present,
    same: row && open && isSameName(open, to) ? row : null,
    verdict: mayAsk(present, open, to),
  }
}

export const nameOf = (db: Queryable, student: string): Promise<Name> =>
  db
    .selectFrom('account')
    .select(['surname', 'firstname'])
    .where('id', '=', student)
    .executeTakeFirstOrThrow()
