import { expect, test } from 'vitest'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'
import { ChallengeForm, type ChallengeValues } from './challenge-form.ts'

const values: ChallengeValues = {
  company: 'Zöld Kft.',
  title: 'Csomagolás nélkül',
  summary: 'Hogyan jut el az étel doboz nélkül?',
  description: 'Keressetek utat!',
  deadline: '2026-12-01T12:00',
  maxStudents: '20',
  language: 'hu',
}

const refusalOf = (maxStudents: string) => {
  const { error } = ChallengeForm.safeParse({ ...values, maxStudents }, { reportInput: true })
  return error ? fieldRefusals(error) : {}
}

test.each(['20', ' 20 ', '1'])('"%s" is a number of students', (typed) => {
  expect(refusalOf(typed)).toEqual({})
})

test.each([
  ['', { rule: 'required' }],
  ['-1', { rule: 'at-least', limit: 1 }],
  ['0', { rule: 'at-least', limit: 1 }],
  ['1001', { rule: 'at-most', limit: 1000 }],
  ['1,5', { rule: 'format' }],
  ['1.5', { rule: 'format' }],
  ['sok', { rule: 'format' }],
])('of "%s" students the form says what is wrong', (typed, refusal) => {
  expect(refusalOf(typed)).toEqual({ maxStudents: refusal })
})
