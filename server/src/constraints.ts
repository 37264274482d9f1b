import type { Code, FieldRefusal } from '@rajt/contract/errors'
import pg from 'pg'
import { Refused } from './plumbing/refuse.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

interface Refusal {
  code: Code
  fields?: Record<string, FieldRefusal>
}
const taken = (field: string) => ({ [field]: { rule: 'taken' } }) satisfies Record<string, FieldRefusal>
const wrong = (...fields: string[]): Refusal => ({
  code: 'invalid-request',
  fields: Object.fromEntries(fields.map((field) => [field, { rule: 'format' }])),
})

/**
 * The refusal of a rule that the database stopped, by the constraint's name: the same one that the rule's own
 * check gives.
 */
export const refusals: Record<string, Refusal> = {
  one_live_account_per_email: { code: 'email-taken', fields: taken('email') },
  one_live_account_per_username: { code: 'username-taken', fields: taken('username') },
  one_live_account_per_neptun_code: { code: 'neptun-taken', fields: taken('neptun') },
  one_university_per_name: { code: 'university-name-taken', fields: taken('name') },
  one_university_per_short_name: { code: 'university-short-name-taken', fields: taken('id') },
  nobody_joins_a_retired_university: { code: 'university-retired', fields: { university: { rule: 'gone' } } },
  the_office_keeps_an_active_account: { code: 'last-office-account' },
  news_of_a_university_is_not_for_mentors: {
    code: 'news-target-outside',
    fields: { roles: { rule: 'format' } },
  },
  a_news_image_has_a_text: { code: 'invalid-request', fields: { imageText: { rule: 'required' } } },
  a_challenge_has_no_more_students_than_slots: { code: 'challenge-full' },
  a_challenge_has_five_documents_at_most: { code: 'challenge-documents-too-many' },
  one_document_per_position: { code: 'challenge-documents-too-many' },
  one_one_pager_per_student_and_semester: { code: 'one-pager-submitted' },
  one_progress_report_per_project: { code: 'progress-report-submitted' },
  an_event_ends_after_it_starts: { code: 'event-dates-wrong', fields: { endsAt: { rule: 'format' } } },
  one_term_of_a_kind_per_hungarian_word: { code: 'term-taken', fields: taken('hu') },
  one_term_of_a_kind_per_english_word: { code: 'term-taken', fields: taken('en') },
  two_languages_of_a_student_differ: { code: 'invalid-request', fields: taken('secondLanguage') },
  two_spoken_languages_differ: { code: 'invalid-request', fields: taken('secondLanguage') },
  a_push_campaign_is_sent_once: { code: 'push-key-used' },
  a_person_has_ten_push_devices_at_most: { code: 'push-devices-too-many' },
  one_live_project_per_owner_and_semester: { code: 'in-a-team' },
  one_team_per_student_and_semester: { code: 'in-a-team' },
  an_import_that_starts_has_sure_names: { code: 'import-names-unsure' },
  one_person_per_seat: { code: 'team-full' },
  a_team_has_three_seats: { code: 'team-full' },
  one_pending_request_per_project_and_person: { code: 'application-pending' },
  nobody_asks_again_after_a_refusal: { code: 'application-closed' },
  no_mentor_is_over_their_limit: { code: 'mentor-full' },
  one_draft_rescue_round_per_semester: { code: 'rescue-changed' },
  one_rescue_round_per_revision: { code: 'rescue-changed' },
  one_creator_per_rescue_group: { code: 'rescue-created' },
  one_mentor_per_project: { code: 'project-has-mentor' },
  one_open_name_change_per_student: { code: 'name-change-open' },
  the_name_of_a_confirmed_student_is_confirmed_by_staff: { code: 'name-is-confirmed' },
  one_open_attempt_per_student_and_module: { code: 'init-failed' },
  one_open_report_per_student_and_question: { code: 'question-reported' },
  a_name_has_no_digits_lines_addresses_or_invisible_signs: wrong('surname', 'firstname'),
  a_username_is_latin_with_single_marks_between: wrong('username'),
  one_key_per_semester: { code: 'semester-key-taken', fields: taken('semester') },
  semester_ends_after_it_starts: wrong('endsAt'),
  deadlines_lie_within_the_semester: wrong('onePagerDeadline', 'teamDeadline', 'progressReportDeadline'),
  four_grade_limits_rise: wrong('gradeLimits'),
  controller_is_named_as_a_whole: wrong('controllerName', 'controllerAddress', 'privacyEmail'),
}

/** Constraints that no request can break unless an act is wrong: told as `internal`, and logged. */
export const brokenByDefectsAlone: readonly string[] = [
  'a_campaign_ends_for_no_more_devices_than_it_has',
  'a_certificate_ends_after_it_was_issued',
  'a_certificate_is_made_in_the_name_of_its_student',
  'a_certificate_that_is_not_valid_has_ended',
  'a_challenge_is_edited_after_it_was_added',
  'a_closed_attempt_has_a_result',
  'a_code_is_tried_ten_times_at_most',
  'a_confirmed_name_has_a_time_and_a_person',
  'a_confirmed_second_factor_has_used_a_code',
  'a_current_semester_is_opened',
  'a_cv_has_its_digest',
  'a_decided_import_has_a_time_and_a_decider',
  'a_decided_name_change_has_its_decider',
  'a_decision_has_a_time_and_a_decider',
  'a_delivery_succeeds_or_fails',
  'a_key_is_retired_after_it_was_made',
  'a_mail_is_sent_or_refused',
  'a_mentor_has_twelve_specializations_or_five_focuses_at_most',
  'a_name_change_that_does_not_wait_has_its_time',
  'a_one_pager_for_a_challenge_names_it',
  'a_project_has_five_focuses_at_most',
  'a_project_has_the_times_of_its_status',
  'a_published_project_is_described',
  'a_refusal_happened_at_least_once',
  'a_refused_mail_has_its_code',
  'a_refused_row_has_its_problem',
  'a_rejected_name_change_has_its_reason',
  'a_rejection_has_a_reason',
  'a_remark_is_about_a_lesson_or_about_a_question_of_an_attempt',
  'a_remark_that_is_done_has_a_time_and_a_person',
  'a_request_is_answered_after_it_was_sent',
  'a_request_is_due_by_its_end_at_the_latest',
  'a_request_that_is_closed_has_its_time',
  'a_requested_name_is_one',
  'a_rescue_place_has_a_group_or_a_reason',
  'a_revoked_certificate_has_its_reason',
  'a_second_language_has_a_first',
  'a_void_request_has_its_reason',
  'an_answer_has_a_time_and_a_revision',
  'an_answer_to_a_remark_has_a_time_and_a_writer',
  'an_answered_remark_has_its_answer',
  'an_application_says_why',
  'an_attempt_ends_after_it_starts',
  'an_event_has_five_categories_at_most',
  'an_event_is_edited_after_it_was_added',
  'an_import_shows_names_in_question_while_it_asks',
  'an_import_that_is_done_was_finished',
  'an_introduction_has_five_focuses_at_most',
  'another_is_allowed_after_a_revoked_certificate',
  'each_semester_has_its_own_deadlines',
  'news_is_edited_after_it_was_published',
  'news_is_for_students_university_staff_or_mentors',
  'nobody_decides_their_own_name',
  'nobody_is_suggested_far_above_the_mean',
  'nobody_is_suggested_to_themselves',
  'one_absence_per_student_and_semester',
  'one_calendar_address_per_code',
  'one_category_per_position',
  'one_certificate_per_code',
  'one_certificate_per_number',
  'one_current_key_per_purpose',
  'one_current_semester',
  'one_delivery_per_campaign_and_device',
  'one_file_of_own_data_per_account',
  'one_focus_of_an_introduction_per_position',
  'one_focus_per_position',
  'one_introduction_per_student_and_semester',
  'one_lesson_per_position',
  'one_former_seat_per_student_and_project',
  'one_interest_per_project_and_mentor',
  'one_module_per_position',
  'one_newest_link_of_a_purpose',
  'one_number_of_places_per_mentor_and_semester',
  'one_number_per_semester',
  'one_place_per_question',
  'one_push_device_per_endpoint',
  'one_push_device_per_position',
  'one_registration_per_account',
  'one_rescue_group_per_round_and_project',
  'one_rescue_place_per_round_and_student',
  'one_rescue_round_per_group',
  'one_role_per_account',
  'one_row_of_an_import_per_invitation',
  'one_row_of_an_import_per_line',
  'one_semester_in_preparation',
  'one_semester_per_project',
  'one_session_per_id',
  'one_suggestion_per_member_and_mentor',
  'one_suggestion_per_place',
  'one_suggestion_per_reader_and_person',
  'one_term_of_a_mentor_per_position',
  'one_valid_certificate_per_student_and_semester',
  'only_a_change_of_address_names_an_address',
  'only_a_mentor_declines_with_a_reason',
  'only_an_application_has_a_cv',
  'only_an_invited_row_has_an_account',
  'only_an_open_attempt_elsewhere_awaits_its_provider',
  'only_in_a_group_somebody_creates_the_project',
  'only_staff_have_a_second_factor',
  'only_students_have_a_neptun_code',
  'only_students_have_a_personality',
  'only_students_have_an_identity_card',
  'only_students_have_spoken_languages',
  'own_data_are_downloaded_after_they_are_made',
  'own_data_are_made_with_their_file',
  'students_and_coordinators_have_a_university',
]

export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined
}

export function refusalOfConstraint(error: unknown): Refused | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.constraint) return undefined
  const known = refusals[error.constraint]
  if (known) return new Refused(known.code, known.fields ? { fields: known.fields } : {})
  // What the request names was deleted while the request was on its way.
  return error.code === FOREIGN_KEY_VIOLATION ? new Refused('not-found') : undefined
}
