import { expect, test } from 'vitest'
import { maySubmit, type Standing } from './rules.ts'

const at = (day: string) => new Date(`2040-${day}T10:00:00Z`)
const semester = {
  number: 1,
  starts_at: at('09-10'),
  ends_at: at('12-20'),
  one_pager_deadline: at('12-01'),
}
const ready: Standing = { semester, isOnboarded: true, isSubmitted: false, missing: 0 }

test.each<[string, Partial<Standing>, string, ReturnType<typeof maySubmit>]>([
  ['with everything done', {}, '11-01', 'ok'],
  ['a second before the deadline', {}, '11-30', 'ok'],
  ['at the deadline', {}, '12-01', 'one-pager-deadline-passed'],
  ['before the semester', {}, '09-01', 'semester-not-started'],
  ['a second time', { isSubmitted: true }, '11-01', 'one-pager-submitted'],
  ['a second time after the deadline', { isSubmitted: true }, '12-05', 'one-pager-submitted'],
  ['without its introduction', { isOnboarded: false }, '11-01', 'one-pager-onboarding-needed'],
  ['with a module missing', { missing: 1 }, '11-01', 'course-not-completed'],
  ['where there is no course', { missing: null }, '11-01', 'course-not-completed'],
])('a one-pager %s', (_, own, day, verdict) => {
  expect(maySubmit({ ...ready, ...own }, at(day))).toBe(verdict)
})
