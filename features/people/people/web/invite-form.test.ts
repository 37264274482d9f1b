import { expect, test } from 'vitest'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'
import { emptyInvite, InviteForm, type InviteValues } from './invite-form.ts'

const anna = { ...emptyInvite, surname: 'Nagy', firstname: 'Anna', email: 'Anna@rajt.example' }

const refused = (values: InviteValues) => {
  const { error } = InviteForm.safeParse(values)
  return error ? fieldRefusals(error) : {}
}

test('a student needs a university and a Neptun code', () => {
  expect(refused({ ...anna, role: 'STUDENT' })).toEqual({
    university: { rule: 'required' },
    neptun: { rule: 'required' },
  })
})

test('a coordinator needs a university only', () => {
  expect(refused({ ...anna, role: 'UNIVERSITY' })).toEqual({ university: { rule: 'required' } })
  expect(
    InviteForm.parse({ ...anna, role: 'UNIVERSITY', university: 'szte', neptun: 'ABC123' }),
  ).toMatchObject({
    university: 'szte',
    neptun: null,
  })
})

test('a mentor has neither, whatever was typed before the role was changed', () => {
  expect(InviteForm.parse({ ...anna, role: 'MENTOR', university: 'szte', neptun: 'ABC123' })).toMatchObject({
    university: null,
    neptun: null,
    email: 'anna@rajt.example',
  })
})

test('without a role nobody is invited', () => {
  expect(Object.keys(refused(anna))).toEqual(['role'])
})

test('a username is given by the office or chosen by whom it invites', () => {
  const mentor = { ...anna, role: 'MENTOR' } as const
  expect(InviteForm.parse({ ...mentor, username: ' ' })).toMatchObject({ username: null })
  expect(InviteForm.parse({ ...mentor, username: ' nagy.anna ' })).toMatchObject({ username: 'nagy.anna' })
  expect(refused({ ...mentor, username: 'iroda' })).toEqual({ username: { rule: 'reserved' } })
})

test('a username says of staff alone what they are', () => {
  const named = (role: InviteValues['role']) =>
    refused({ ...anna, role, university: role === 'UNIVERSITY' ? 'szte' : '', username: 'nagy.iroda' })
  expect(named('OFFICE')).toEqual({})
  for (const role of ['MENTOR', 'UNIVERSITY'] as const)
    expect(named(role)).toEqual({ username: { rule: 'reserved' } })
})
