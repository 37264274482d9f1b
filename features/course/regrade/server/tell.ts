import { sql } from 'kysely'
import { anyOf } from '#platform/server/database.ts'
import { sendMails } from '#platform/server/mail.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'
import { regradedMail } from './mails.ts'
import { type Met, type RulingRow, waitingReports } from './queries.ts'
import type { Regraded } from './results.ts'

/** Each student once, by a mail and on the home page. Who cannot sign in any more gets no mail. */
export async function tell(
  { tx, now, settings }: Pick<CommandScope, 'tx' | 'now'> & { settings: Pick<Settings, 'publicUrl'> },
  ruling: RulingRow,
  met: Met,
  changes: readonly Regraded[],
): Promise<void> {
  const ofStudent = Map.groupBy(changes, ({ student }) => student)
  const students = [...ofStudent.keys()]
  await tx
    .insertInto('regrade_notice')
    .values(students.map((account_id) => ({ ruling_id: ruling.id, account_id, at: now })))
    .execute()
  const reporters = new Set((await waitingReports(tx, met)).map(({ account_id }) => account_id))
  const readers = await tx
    .selectFrom('account as a')
    .innerJoin('module_text as t', (on) =>
      on.on('t.module_id', '=', ruling.module_id).onRef('t.language', '=', 'a.language'),
    )
    .select(['a.id', 'a.email', 'a.firstname', 'a.language', 'a.role', 't.title'])
    .where('a.id', '=', anyOf(students))
    .where(canSignIn(sql.ref('a')))
    .orderBy('a.id')
    .execute()
  const mails = readers.map(({ id, title, ...reader }) => ({
    to: reader,
    letter: regradedMail[reader.language]({
      ...reader,
      module: title,
      attempts: ofStudent.get(id) ?? [],
      reason: reader.language === 'hu' ? ruling.reason_hu : ruling.reason_en,
      hasReported: reporters.has(id),
      url: `${settings.publicUrl}/app/tests/${ruling.module_id}?attempt=${ofStudent.get(id)?.at(-1)?.attempt}`,
    }),
  }))
  await sendMails(tx, 'exam-regraded', mails, now)
}
