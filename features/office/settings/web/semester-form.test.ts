import { describe, expect, test } from 'vitest'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'
import type { SemesterSettings } from '#programme/programme/calls.ts'
import { changedOf, SemesterForm, type SemesterValues, toSettings, toValues } from './semester-form.ts'

const saved = {
  number: 1,
  teamDeadline: null,
  progressReportDeadline: null,
  answerDays: null,
  mentorCapacity: null,
  startsAt: '2026-09-06T22:00:00.000Z',
  endsAt: '2027-01-31T22:59:59.000Z',
  onePagerDeadline: '2027-01-10T22:59:00.000Z',
  passMarkPercent: 50,
  gradeLimits: [50, 60, 75, 85],
  examAttempts: 2,
  examMinutes: 20,
  examQuestions: 10,
  testWarning: true,
  secondFactorRequired: false,
  contactEmail: 'help@rajt.example',
  controllerName: 'Rajt Programiroda',
  controllerAddress: '1111 Budapest, Rajtvonal utca 1.',
  privacyEmail: 'privacy@rajt.example',
} satisfies SemesterSettings & { number: 1 }

const refused = (change: Partial<SemesterValues>) => {
  const { error } = SemesterForm.safeParse({ ...toValues(saved), ...change })
  return error ? fieldRefusals(error) : {}
}

describe('the settings of a semester', () => {
  test('are shown by the clocks of Budapest on both sides of summer time', () => {
    expect(toValues(saved)).toMatchObject({
      startsAt: '2026-09-07T00:00',
      onePagerDeadline: '2027-01-10T23:59',
    })
  })

  test('come back unchanged when nothing is typed, to the second', () => {
    const { number: _, ...settings } = saved
    expect(toSettings(toValues(saved), saved)).toEqual(settings)
  })

  test('end after their start, with the deadline in between', () => {
    expect(refused({})).toEqual({})
    expect(refused({ endsAt: '2026-09-01T00:00' })).toEqual({
      endsAt: { rule: 'format' },
      onePagerDeadline: { rule: 'format' },
    })
    expect(refused({ onePagerDeadline: '2027-03-01T00:00' })).toEqual({
      onePagerDeadline: { rule: 'format' },
    })
  })

  test('say what is wrong with the dates while other fields are wrong too', () => {
    expect(refused({ endsAt: '2026-09-01T00:00', examMinutes: '', contactEmail: 'rajt' })).toEqual({
      endsAt: { rule: 'format' },
      onePagerDeadline: { rule: 'format' },
      examMinutes: { rule: 'required' },
      contactEmail: { rule: 'email' },
    })
    expect(refused({ endsAt: '', onePagerDeadline: '2026-09-01T00:00' })).toEqual({
      endsAt: { rule: 'required' },
    })
  })

  test('have grade limits that never fall', () => {
    expect(refused({ gradeLimits: ['50', '50', '75', '85'] })).toEqual({})
    expect(refused({ gradeLimits: ['50', '60', '55', '85'] })).toEqual({
      'gradeLimits.2': { rule: 'format' },
    })
  })

  test('refuse what is empty, no number or out of bounds, each on its own field', () => {
    const fields = refused({
      startsAt: '',
      examAttempts: '0',
      examMinutes: 'ten',
      examQuestions: '',
      gradeLimits: ['50', '60', '75', '101'],
    })
    expect(Object.keys(fields).sort()).toEqual([
      'examAttempts',
      'examMinutes',
      'examQuestions',
      'gradeLimits.3',
      'startsAt',
    ])
    expect(fields.startsAt).toEqual({ rule: 'required' })
  })

  test('name the controller whole', () => {
    expect(refused({ controllerName: ' ', controllerAddress: '' })).toEqual({
      controllerName: { rule: 'required' },
      controllerAddress: { rule: 'required' },
    })
    expect(refused({ privacyEmail: 'privacy', controllerAddress: 'x'.repeat(201) })).toEqual({
      controllerAddress: { rule: 'max', limit: 200 },
      privacyEmail: { rule: 'email' },
    })
  })

  test('know what was changed', () => {
    const before = toValues(saved)
    expect(changedOf(before, before)).toEqual([])
    expect(
      changedOf({ ...before, testWarning: false, gradeLimits: ['51', '60', '75', '85'] }, before),
    ).toEqual(['gradeLimits', 'testWarning'])
  })
})
