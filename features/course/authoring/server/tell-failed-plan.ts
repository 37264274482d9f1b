import { type Code, meanings } from '#platform/contract/errors.ts'
import { sendMail } from '#platform/server/mail.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { planFailedMail } from './mails.ts'
import { type PlanRow, thingsOf } from './plan-queries.ts'

/** Who planned it gets a mail, unless they cannot sign in any more; the page of the course says it to everybody. */
export async function tellFailed(
  { tx, now }: Pick<CommandScope, 'tx' | 'now'>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  plan: PlanRow & { problem: Code },
): Promise<void> {
  const planner = await tx
    .selectFrom('account')
    .select(['email', 'firstname', 'role', 'language'])
    .where('id', '=', plan.planned_by)
    .where('released_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!planner) return
  const { language } = planner
  const letter = planFailedMail[language]({
    ...planner,
    at: plan.at,
    titles: thingsOf(plan).map(({ title }) => title[language]),
    problem: meanings[plan.problem][language],
    url: `${publicUrl}/app/modules/write`,
  })
  await sendMail(tx, 'plan-failed', planner, letter, now)
}
