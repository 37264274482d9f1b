import type { Semester } from '../calls.ts'
import type { SemesterRow } from './current.ts'

export function presentSemester(row: SemesterRow): Semester {
  return {
    id: row.id,
    key: row.key,
    number: row.number === 2 ? 2 : 1,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    onePagerDeadline: row.one_pager_deadline?.toISOString() ?? null,
    teamDeadline: row.team_deadline?.toISOString() ?? null,
    progressReportDeadline: row.progress_report_deadline?.toISOString() ?? null,
    answerDays: row.answer_days,
    mentorCapacity: row.mentor_capacity,
    passMarkPercent: row.pass_mark_percent,
    gradeLimits: row.grade_limits as Semester['gradeLimits'],
    examAttempts: row.exam_attempts,
    examMinutes: row.exam_minutes,
    examQuestions: row.exam_questions,
    testWarning: row.test_warning,
    secondFactorRequired: row.second_factor_required,
    contactEmail: row.contact_email,
    controllerName: row.controller_name,
    controllerAddress: row.controller_address,
    privacyEmail: row.privacy_email,
    datesSetAt: row.dates_set_at?.toISOString() ?? null,
    registrationOpenedAt: row.registration_opened_at?.toISOString() ?? null,
  }
}
