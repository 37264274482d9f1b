import { noteShownSolutions } from '#course/exam/server/solutions-shown.ts'
import { hasSecondFactor } from '#people/identity/server/second-factor.ts'
import { dropAllCachedSessions } from '#people/identity/server/session.ts'
import { mayRequire } from '#people/security/server/rules.ts'
import type { FieldRefusal } from '#platform/contract/errors.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { ownSettings, programme, type SemesterSettings } from '#programme/programme/calls.ts'
import { lockCurrentSemester } from '#programme/programme/server/current.ts'
import { flawsOf } from '#programme/programme/server/flaws.ts'
import { presentSemester } from '#programme/programme/server/present.ts'
import { isSecond } from '#programme/programme/server/second-semester.ts'
import { followSemester } from '#teams/mentor-places/server/follow.ts'
import { followDeadline } from '#teams/request/server/follow-deadline.ts'
import { notify } from '#teams/request/server/notifications.ts'

/** The office edits the current semester (decision S2). Refuses dates and limits that are out of order with the rest. */
export const change = command(
  programme.change,
  async function change({ tx, actor, now, settings: server, body }) {
    // Locked before it is read: what somebody else is changing at this moment counts as well.
    const semester = await lockCurrentSemester(tx)
    const before = presentSemester(semester)
    const settings = { ...before, ...body }
    const fields = { ...flawsOf(settings), ...halfNamed(before, settings) }
    if (Object.keys(fields).length > 0) return refuse('invalid-request', { fields })
    const asksForMore = settings.secondFactorRequired && !before.secondFactorRequired
    if (asksForMore) refuseUnless(mayRequire({ isOn: await hasSecondFactor(tx, actor.id) }))
    if (body.examAttempts !== undefined || body.endsAt !== undefined)
      await noteShownSolutions({ tx, now }, { semester: semester.id })
    const row = await tx
      .updateTable('semester')
      .set({
        ...(dates.some((name) => body[name] !== undefined) ? { dates_set_at: now } : {}),
        // As dates: PostgreSQL reads fewer years and offsets than the contract lets through.
        starts_at: new Date(settings.startsAt),
        ends_at: new Date(settings.endsAt),
        one_pager_deadline: instant(settings.onePagerDeadline),
        team_deadline: instant(settings.teamDeadline),
        progress_report_deadline: instant(settings.progressReportDeadline),
        answer_days: settings.answerDays,
        mentor_capacity: settings.mentorCapacity,
        pass_mark_percent: settings.passMarkPercent,
        grade_limits: [...settings.gradeLimits],
        exam_attempts: settings.examAttempts,
        exam_minutes: settings.examMinutes,
        exam_questions: settings.examQuestions,
        test_warning: settings.testWarning,
        second_factor_required: settings.secondFactorRequired,
        contact_email: settings.contactEmail,
        controller_name: settings.controllerName,
        controller_address: settings.controllerAddress,
        privacy_email: settings.privacyEmail,
      })
      .where('id', '=', semester.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isSecond(row) && row.mentor_capacity !== semester.mentor_capacity)
      await notify({ tx, actor, now, settings: server }, await followSemester({ tx, actor, now }, row))
    await followDeadline({ tx, now }, row)
    const from = Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(body, name)))
    await writeAudit({ tx, actor, now }, 'semester-changed', row.id, { from, to: body })
    afterCommit(tx, () => invalidate('programme'))
    // How far staff have come depends on it.
    if (settings.secondFactorRequired !== before.secondFactorRequired) afterCommit(tx, dropAllCachedSessions)
    return presentSemester(row)
  },
)

const dates = ['startsAt', 'endsAt', ...ownSettings[1], 'teamDeadline', 'progressReportDeadline'] as const

const instant = (at: string | null) => (at === null ? null : new Date(at))

/** Name, address and contact of the controller come together and stay: a privacy notice says who answers. */
function halfNamed(before: SemesterSettings, settings: SemesterSettings): Record<string, FieldRefusal> {
  const names = ['controllerName', 'controllerAddress', 'privacyEmail'] as const
  const missing = names.filter((name) => settings[name] === '')
  const isUnnamed = missing.length === names.length && before.controllerName === ''
  if (isUnnamed) return {}
  return Object.fromEntries(missing.map((name) => [name, { rule: 'required' }]))
}
