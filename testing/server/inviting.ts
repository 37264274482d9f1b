import type { Invite } from '#people/people/calls.ts'

let invited = 0

/** The form of an invitation as the office fills it in for somebody new. */
export const inviteForm = (own: Partial<Invite> = {}): Invite => ({
  role: 'MENTOR',
  surname: 'Szűcs',
  firstname: 'Ágnes',
  email: `guest${++invited}@test.example`,
  university: null,
  neptun: null,
  username: null,
  officeScope: null,
  language: 'hu',
  ...own,
})
