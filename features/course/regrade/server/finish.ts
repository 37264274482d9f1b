import { tellAnswered, transitionRemark } from '#course/remark/server/answer.ts'
import { remarksByKey } from '#course/remark/server/queries.ts'
import { languages } from '#platform/contract/parts.ts'
import { anyOf } from '#platform/server/database.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { type Met, type RulingRow, waitingReports } from './queries.ts'

type Scope = CommandScope & { settings: Pick<Settings, 'publicUrl'> }

/** The end of a ruling's job: reports of its question are answered with what students read of it. */
export async function finish(scope: Scope, ruling: RulingRow, met: Met): Promise<void> {
  const { tx, now } = scope
  await answerReports(scope, ruling, met)
  await tx.updateTable('ruling').set({ finished_at: now }).where('id', '=', ruling.id).execute()
}

async function answerReports(scope: Scope, ruling: RulingRow, met: Met): Promise<void> {
  const { tx, now } = scope
  const keys = (await waitingReports(tx, met)).map(({ id }) => id)
  // Whoever answers one at the same moment is waited for.
  const locked = await tx
    .selectFrom('remark')
    .select('id')
    .where('id', '=', anyOf(keys))
    .where('status', '=', 'NEW')
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = await remarksByKey(tx, { keys: locked.map(({ id }) => id), language: 'hu' })
  const noticed = await noticedOf(scope, ruling.id)
  for (const language of languages) {
    const answer = language === 'hu' ? ruling.reason_hu : ruling.reason_en
    const own = rows.filter((row) => row.language === language)
    await transitionRemark(
      scope,
      'answer',
      own.map(({ id }) => id),
      { set: { answer, answered_at: now, answered_by: ruling.made_by } },
    )
    // The others were told with their new result.
    for (const row of own) if (!noticed.has(row.account_id)) await tellAnswered(scope, row, answer)
  }
}

const noticedOf = async ({ tx }: Scope, ruling: string) =>
  new Set(
    (
      await tx.selectFrom('regrade_notice').select('account_id').where('ruling_id', '=', ruling).execute()
    ).map(({ account_id }) => account_id),
  )
