import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import { numberOf } from '#programme/programme/calls.ts'
import { lockCurrentSemester } from '#programme/programme/server/current.ts'
import { flawsOf } from '#programme/programme/server/flaws.ts'
import { presentSemester } from '#programme/programme/server/present.ts'
import { semester } from '../calls.ts'
import { presentInfo, semesterRows } from './queries.ts'
import { sharedSettings } from './shared-settings.ts'

/**
 * The next semester beside the current one; its course comes with it in a job. Preparing it again changes its
 * settings.
 */
export const prepare = command(semester.prepare, async function prepare({ tx, actor, now, body }) {
  // Of two who prepare at once the second changes what the first has made.
  const current = await lockCurrentSemester(tx)
  const number = numberOf(body.semester)
  if (number === current.number)
    return refuse('semester-key-wrong', { fields: { semester: { rule: 'format' } } })
  const fields = flawsOf({ ...presentSemester(current), ...body, number })
  if (Object.keys(fields).length > 0) return refuse('invalid-request', { fields })
  const instant = (at: string | null) => (at === null ? null : new Date(at))
  const own = {
    key: body.semester,
    dates_set_at: now,
    starts_at: new Date(body.startsAt),
    ends_at: new Date(body.endsAt),
    one_pager_deadline: instant(body.onePagerDeadline),
    team_deadline: instant(body.teamDeadline),
    progress_report_deadline: instant(body.progressReportDeadline),
    answer_days: body.answerDays,
    mentor_capacity: body.mentorCapacity,
  }
  const changed = await tx
    .updateTable('semester')
    .set(own)
    .where('opened_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const { id } =
    changed ??
    (await tx
      .insertInto('semester')
      .values({ ...sharedSettings(current), ...own, number, is_current: false, opened_at: null })
      .returning('id')
      .executeTakeFirstOrThrow())
  if (!changed) await schedule(tx, 'import-course', { semester: id })
  await writeAudit({ tx, actor, now }, 'semester-prepared', id, { key: body.semester })
  return presentInfo(await semesterRows(tx).where('s.id', '=', id).executeTakeFirstOrThrow())
})
