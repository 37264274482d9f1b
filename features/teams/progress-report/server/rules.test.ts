import { expect, test } from 'vitest'
import { isIncomplete, mayUpload, type Standing } from './rules.ts'

const at = (day: string) => new Date(`2041-${day}T10:00:00Z`)
const semester = {
  starts_at: at('02-10'),
  ends_at: at('06-20'),
  progress_report_deadline: at('06-01'),
}
const ready: Standing = { semester, isOwner: true, isUploaded: false, missing: 0 }

test.each<[string, Partial<Standing>, string, ReturnType<typeof mayUpload>]>([
  ['with everything done', {}, '05-01', 'ok'],
  ['a day before the deadline', {}, '05-31', 'ok'],
  ['at the deadline', {}, '06-01', 'progress-report-deadline-passed'],
  ['before the semester', {}, '02-01', 'semester-not-started'],
  ['as a member', { isOwner: false }, '05-01', 'not-owner'],
  ['as a member of a team that has uploaded', { isOwner: false, isUploaded: true }, '05-01', 'not-owner'],
  ['a second time', { isUploaded: true }, '05-01', 'progress-report-submitted'],
  ['a second time after the deadline', { isUploaded: true }, '06-05', 'progress-report-submitted'],
  ['with a module missing', { missing: 1 }, '05-01', 'course-not-completed'],
  ['with a module missing after the deadline', { missing: 1 }, '06-05', 'progress-report-deadline-passed'],
  ['in a semester without a course', { missing: null }, '05-01', 'course-not-completed'],
])('a report %s', (_, own, day, verdict) => {
  expect(mayUpload({ ...ready, ...own }, at(day))).toBe(verdict)
})

test('a team of one is incomplete', () => {
  expect([1, 2, 3].map(isIncomplete)).toEqual([true, false, false])
})
