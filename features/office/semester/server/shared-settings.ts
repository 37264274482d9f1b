import type { SemesterRow } from '#programme/programme/server/current.ts'

/**
 * Settings that a semester does not set itself (`PrepareSemester`): the next one has them from the current one when it is
 * prepared, and again when it opens, as they may have changed since.
 */
export function sharedSettings(current: SemesterRow) {
  const {
    id: _id,
    key: _key,
    number: _number,
    is_current: _isCurrent,
    opened_at: _openedAt,
    dates_set_at: _datesSetAt,
    starts_at: _startsAt,
    ends_at: _endsAt,
    one_pager_deadline: _onePagerDeadline,
    team_deadline: _teamDeadline,
    progress_report_deadline: _progressReportDeadline,
    answer_days: _answerDays,
    mentor_capacity: _mentorCapacity,
    ...shared
  } = current
  return shared
}
