import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { writeTo } from '#people/identity/server/write-to.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import type { Actor, CommandScope } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transitionsOf } from '#platform/server/transition.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { certificateStates } from '../states.ts'
import { certificateIssuedMail } from './mails.ts'
import { type CertificateRow, lastOf, nameOf, resultOf, semestersOf, standingOf } from './queries.ts'
import { isStillTrue, mayDownload } from './rules.ts'
import { programme } from './words.ts'

export const transitionCertificate = transitionsOf('certificate', certificateStates)

/**
 * The certificate that is true now: the last one, or a new one in its place (decision T5). Idempotent: the
 * student's row is locked first, as in every act (decision P11), so two downloads at once get the same one.
 */
export async function issue(
  scope: CommandScope & { actor: Actor; settings: Pick<Settings, 'publicUrl'> },
  semesterKey: string,
): Promise<CertificateRow> {
  const { tx, actor, now } = scope
  await lockAccounts(tx, [actor.id])
  const semester = (await semestersOf(tx, actor.id)).find(({ key }) => key === semesterKey)
  if (!semester) return refuse('not-found')
  const last = await lastOf(tx, actor.id, semester.id)
  const name = await nameOf(tx, actor.id)
  const result = await resultOf(tx, actor.id, semester)
  const standing = standingOf(last, name, result)
  refuseUnless(mayDownload(standing))
  if (last && isStillTrue(standing)) return last
  if (last?.status === 'VALID')
    await transitionCertificate(scope, 'supersede', [last.id], { set: { ended_at: now } })
  const { points, reachable, percent, grade } = result
  const { id } = await tx
    .insertInto('certificate')
    .values({
      account_id: actor.id,
      semester_id: semester.id,
      serial: await nextSerial(tx, semester),
      code: newCode(),
      surname: name.surname,
      firstname: name.firstname,
      programme_hu: programme.hu,
      programme_en: programme.en,
      semester_key: semester.key,
      semester_number: semester.number,
      points,
      reachable,
      percent,
      grade,
      issued_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAudit(scope, 'certificate-issued', id, { semester: semester.key })
  const issued = (await lastOf(tx, actor.id, semester.id)) ?? refuse('internal')
  await tellOwner(scope, issued, last?.status === 'VALID' ? last.number : null)
  return issued
}

function tellOwner(
  { tx, now, settings }: CommandScope & { settings: Pick<Settings, 'publicUrl'> },
  { account_id, code, number, semester_key: semester }: CertificateRow,
  replaced: string | null,
) {
  const url = addressOf(settings, code)
  const told = { number, semester, replaced, url }
  return writeTo({ tx, now }, account_id, 'certificate-issued', certificateIssuedMail, told)
}

/** The page where anybody can check it. */
export const addressOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>, code: string): string =>
  `${publicUrl}/app/certificate/${code}`

/** 128 random bits, in letters that nobody mistypes. */
export const newCode = () => randomBytes(16).toString('hex')

/** Without gaps: whoever takes a number holds the counter's row until their transaction ends, whichever way. */
async function nextSerial(tx: Tx, { id }: SemesterRow): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into certificate_counter (semester_id, last) values (${id}, 1)
    on conflict (semester_id) do update set last = certificate_counter.last + 1
    returning last`.execute(tx)
  return rows[0]?.last ?? refuse('internal')
}
