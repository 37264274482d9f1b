import { terms } from '#programme/terms/calls.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { matching, type Reason } from '#teams/matching/calls.ts'
import { mentor as mentors } from '#teams/mentor/calls.ts'
import { project } from '#teams/project/calls.ts'
import { gabor } from './cast.ts'
import { mentoringOf } from './mentoring.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { described, teamsOf } from './teams.ts'

/** A second semester in which people are suggested to each other, and how the people of a test are made. */
export async function matchingOf(rajt: TestRajt) {
  const { as, db } = rajt
  const { enter } = await beginSecond(rajt)
  const { mentor } = mentoringOf(rajt)
  const { publish } = teamsOf(rajt)
  const { terms: list } = await as(gabor).does(terms.list, { params: { kind: 'focus' } })
  const focuses = list.map(({ _id }) => _id)
  const reasonsOf = <T>(one: { reasons: Reason[] }, shown: T) => ({ shown, reasons: one.reasons })
  return {
    enter,
    focuses,
    publish,
    /** Whoever was there before takes no part in what follows. */
    async alone() {
      await db.updateTable('account').set({ is_suggested: false }).execute()
      await db.deleteFrom('suggested').execute()
    },
    /** With a published introduction. */
    async looking(traits: Partial<Person> = {}, own: readonly string[] = []): Promise<Person> {
      const one = await enter(traits)
      const words = { oneLiner: 'Programozok.', introduction: 'Két éve írok programokat.' }
      const body = { ...words, facebook: '', linkedin: '', focuses: [...own], showsOnePager: false }
      await as(one).does(introduction.publish, { body })
      return one
    },
    /** With a published project. */
    async owner(
      traits: Partial<Person> = {},
      own: readonly string[] = [],
    ): Promise<Person & { project: string }> {
      const one = await enter(traits)
      const body = { ...described('Mosásidő'), focuses: [...own] }
      const made = await as(one).does(project.create, { body })
      await as(one).does(project.publish, { body: { ...body, revision: made.project.revision } })
      return { ...one, project: made.project._id }
    },
    async guide(own: readonly string[] = []): Promise<Person> {
      const one = await mentor()
      const { fields } = await as(one).does(mentors.profile)
      if (fields) await as(one).does(mentors.save, { body: { ...fields, focuses: [...own], publish: true } })
      return one
    },
    /** Who is suggested to somebody, and why. */
    members: async (who: Person) =>
      (await as(who).does(matching.members)).suggestions.map((one) => reasonsOf(one, one.member._id)),
    projects: async (who: Person) =>
      (await as(who).does(matching.projects)).suggestions.map((one) => reasonsOf(one, one.project._id)),
    mentors: async (who: Person) =>
      (await as(who).does(matching.mentors)).suggestions.map((one) => reasonsOf(one, one.mentor._id)),
    turn: (who: Person, isOn: boolean) => as(who).does(matching.set, { body: { isOn } }),
  }
}
