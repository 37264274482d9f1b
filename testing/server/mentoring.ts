import { mentor } from '#teams/mentor/calls.ts'
import { mentorInterest } from '#teams/mentor-interest/calls.ts'
import { mentorPlaces } from '#teams/mentor-places/calls.ts'
import { mentorSuggestion } from '#teams/mentor-suggestion/calls.ts'
import { mentorApplication } from '#teams/request/mentor-application-calls.ts'
import { gabor } from './cast.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

export const mentorFields = {
  contactEmail: 'mentor@test.example',
  phone: '+36 30 123 4567',
  facebook: '',
  linkedin: '',
  website: '',
  biography: 'Két céget építettem.',
  title: 'Alapító',
  specializations: [],
  focuses: [],
  firstLanguage: 'hu' as const,
  secondLanguage: null,
  publish: true,
}

/** What owners, members, mentors and the office do about mentoring, in short. */
export const mentoringOf = ({ as, enter }: Pick<TestRajt, 'as' | 'enter'>) => ({
  /** A mentor with a published profile. */
  async mentor(traits: Partial<Person> = {}): Promise<Person> {
    const made = await enter({ role: 'MENTOR', university: null, ...traits })
    await as(made).does(mentor.save, { body: mentorFields })
    return made
  },
  ask: (owner: Person, { id }: Person, motivation = 'Az árazásban kérnénk segítséget.') =>
    as(owner).call(mentorApplication.apply, { params: { id }, body: { motivation } }),
  /** Applies, and answers the application's id. */
  async asked(owner: Person, { id }: Person): Promise<string> {
    const body = { motivation: 'Az árazásban kérnénk segítséget.' }
    return (await as(owner).does(mentorApplication.apply, { params: { id }, body }))._id
  },
  accept: (who: Person, id: string) => as(who).call(mentorApplication.accept, { params: { id } }),
  decline: (who: Person, id: string, reason = 'Most nincs rá időm.') =>
    as(who).call(mentorApplication.decline, { params: { id }, body: { reason } }),
  revoke: (owner: Person, id: string) => as(owner).call(mentorApplication.revoke, { params: { id } }),
  sentBy: async (owner: Person) => (await as(owner).does(mentorApplication.mine)).applications,
  receivedBy: (who: Person) => as(who).does(mentorApplication.received),
  places: ({ id }: Person, capacity: number | null) =>
    as(gabor).call(mentorPlaces.set, { params: { id }, body: { capacity } }),
  show: (who: Person, project: string) => as(who).call(mentorInterest.send, { body: { id: project } }),
  interestsOf: async (who: Person) => (await as(who).does(mentorInterest.list)).interests,
  suggest: (member: Person, { id }: Person) => as(member).call(mentorSuggestion.suggest, { params: { id } }),
  found: async (reader: Person, { id }: Person) => as(reader).does(mentor.one, { params: { id } }),
})
