import { type IntroductionFields, introduction } from '#teams/introduction/calls.ts'
import { type ProjectFields, project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

/** A description with something in every section. */
export const described = (name: string): ProjectFields => ({
  name,
  shortDescription: `${name}, röviden`,
  problem: 'Este nincs hol mosni.',
  solution: 'Foglalható mosógép.',
  market: 'Kollégisták.',
  competitors: 'A szomszéd mosoda.',
  businessModel: 'Mosásonként fizetnek.',
  aboutTeam: 'Ketten vagyunk.',
  contact: 'csapat@projekt.example',
  focuses: [],
})

/** An introduction as a student fills it in. */
export const introducing = (own: Partial<IntroductionFields> = {}): IntroductionFields => ({
  oneLiner: 'Programozok és kérdezek.',
  introduction: 'Két éve írok programokat.',
  facebook: '',
  linkedin: '',
  focuses: [],
  showsOnePager: false,
  ...own,
})

export const motivation = 'Két éve foglalkozom ilyesmivel.'

/** What a student does around projects, in short. */
export const teamsOf = ({ as }: Pick<TestRajt, 'as'>) => ({
  /** A published project of this student's; answers its id. */
  async publish(owner: Person, name = 'Mosásidő'): Promise<string> {
    const { project: made } = await as(owner).does(project.create, { body: described(name) })
    await as(owner).does(project.publish, { body: { ...described(name), revision: made.revision } })
    return made._id
  },
  apply: (student: Person, id: string, words = motivation) =>
    as(student).call(application.apply, { params: { id }, body: { motivation: words }, files: { cv: null } }),
  /** Applies, and answers the application's id. */
  async applied(student: Person, id: string): Promise<string> {
    const { _id } = await as(student).does(application.apply, {
      params: { id },
      body: { motivation },
      files: { cv: null },
    })
    return _id
  },
  /** Invites a student who has published an introduction; answers the invitation's id. */
  async invite(owner: Person, student: Person): Promise<string> {
    await as(student).does(introduction.publish, { body: introducing() })
    const { _id } = await as(owner).does(invitation.invite, { params: { id: student.id } })
    return _id
  },
  accept: (owner: Person, id: string) => as(owner).call(application.accept, { params: { id } }),
  reject: (owner: Person, id: string) => as(owner).call(application.reject, { params: { id } }),
  revoke: (student: Person, id: string) => as(student).call(application.revoke, { params: { id } }),
  ownOf: async (student: Person) => (await as(student).does(application.mine)).applications,
  teamOf: async (student: Person) =>
    (await as(student).does(project.mine)).view?.members.map(({ _id }) => _id) ?? [],
})
