import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { command } from '#platform/server/request.ts'
import { type MentorFields, mentor } from '../calls.ts'
import { presentProfile } from './present.ts'
import { mentorRows } from './queries.ts'

/** Saved only, it stays published or unpublished, as it was (spec 4). */
export const save = command(
  mentor.save,
  async function save({ tx, actor, now, body: { publish, ...fields } }) {
    await write(tx, actor.id, fields, { saved_at: now, ...(publish ? { is_published: true } : {}) })
    if (publish) await writeAudit({ tx, actor, now }, 'mentor-published', actor.id)
    return presentProfile(await mentorRows(tx).where('a.id', '=', actor.id).executeTakeFirst())
  },
)

/** A term that is gone meanwhile is not found. */
async function write(
  tx: Tx,
  account_id: string,
  { contactEmail, firstLanguage, secondLanguage, specializations, focuses, ...words }: MentorFields,
  more: { saved_at: Date; is_published?: true },
) {
  const columns = {
    ...words,
    contact_email: contactEmail,
    first_language: firstLanguage,
    second_language: secondLanguage,
    ...more,
  }
  await tx
    .insertInto('mentor_profile')
    .values({ account_id, ...columns })
    .onConflict((on) => on.column('account_id').doUpdateSet(columns))
    .execute()
  await tx.deleteFrom('mentor_has_term').where('account_id', '=', account_id).execute()
  const rows = [
    ...numbered(account_id, 'specialization', specializations),
    ...numbered(account_id, 'focus', focuses),
  ]
  if (rows.length > 0) await tx.insertInto('mentor_has_term').values(rows).execute()
}

const numbered = (account_id: string, kind: 'specialization' | 'focus', terms: readonly string[]) =>
  [...new Set(terms)].map((term_id, i) => ({ account_id, kind, term_id, position: i + 1 }))
