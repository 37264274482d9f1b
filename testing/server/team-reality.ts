import { account } from '#office/account/calls.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { project } from '#teams/project/calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { times } from './at-once.ts'
import { gabor } from './cast.ts'
import { mentoringOf } from './mentoring.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'
import type { beginSecond } from './second-semester.ts'
import type { Request, TeamModel } from './team-model.ts'
import { stateOf } from './team-state.ts'
import { described, introducing, teamsOf } from './teams.ts'

export const STUDENTS = 6
export const MENTORS = 3
export const PEOPLE = STUDENTS + MENTORS
const answers = ['accept', 'refuse', 'takeBack'] as const
type AnswerWord = (typeof answers)[number]
export const acts = [
  ...(['create', 'dissolve', 'apply', 'invite', 'ask', 'setPlaces', 'disable'] as const),
  ...answers,
] as const

interface Step {
  act: (typeof acts)[number]
  who: number
  which: number
}

const isDone = ({ status }: { status: number }): boolean => status === 200

/** The platform beside its model: each time new people, and what they make in the order in which they make it. */
export function realTeamsOf(
  rajt: TestRajt,
  { enter }: Pick<Awaited<ReturnType<typeof beginSecond>>, 'enter'>,
) {
  const { as, db } = rajt
  const { apply } = teamsOf(rajt)
  const { mentor, ask, places } = mentoringOf(rajt)
  const answerOf = answersOf(rajt)
  return async () => {
    const people = [...(await times(STUDENTS, () => enter())), ...(await times(MENTORS, () => mentor()))]
    const person = (n: number) => people[n] as Person
    const mentorAt = (n: number) => STUDENTS + (n % MENTORS)
    const [projects, requests]: [string[], string[]] = [[], []]
    const at = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(all.length, 1)]

    async function create(who: number): Promise<boolean> {
      const made = await as(person(who)).call(project.create, { body: described('Ötlet') })
      if (made.status !== 200) return false
      const { project: draft } = made.body as { project: { _id: string; revision: number } }
      const body = { ...described('Ötlet'), revision: draft.revision }
      await as(person(who)).does(project.publish, { body })
      projects.push(draft._id)
      return true
    }

    const noted = ({ status, body }: { status: number; body: unknown }): boolean => {
      const id = (body as { _id?: string })._id
      if (status === 200 && id && !requests.includes(id)) requests.push(id)
      return status === 200
    }

    /** The same step on both sides: what each says of it; null where there is nothing to try it on. */
    async function both(model: TeamModel, { act, who, which }: Step) {
      const one = as(person(who))
      switch (act) {
        case 'create':
          return { said: await create(who), isDone: model.create(who) }
        case 'dissolve':
          return {
            said: isDone(await one.call(project.dissolve, { body: {} })),
            isDone: model.dissolve(who),
          }
        case 'apply': {
          const id = at(projects, which)
          if (!id) return null
          return {
            said: noted(await apply(person(who), id)),
            isDone: model.apply(who, projects.indexOf(id)),
          }
        }
        case 'invite': {
          const params = { id: person(which % STUDENTS).id }
          await as(person(which % STUDENTS)).call(introduction.publish, { body: introducing() })
          const said = noted(await one.call(invitation.invite, { params }))
          return { said, isDone: model.invite(who, which % STUDENTS) }
        }
        case 'ask':
          return {
            said: noted(await ask(person(who), person(mentorAt(which)))),
            isDone: model.ask(who, mentorAt(which)),
          }
        case 'setPlaces': {
          const capacity = [null, 1, 2, 3, 4, 5][who] ?? null
          const said = isDone(await places(person(mentorAt(which)), capacity))
          return { said, isDone: model.setPlaces(mentorAt(which), capacity) }
        }
        case 'disable': {
          const { id } = person(which % PEOPLE)
          const sent = { params: { id }, body: { reason: 'Kiiratkozott.' } }
          const said = isDone(await as(gabor).call(account.disable, sent))
          return { said, isDone: model.disable(which % PEOPLE) }
        }
      }
      const number = answerable(model, which)
      const [id, request] = [requests[number], model.requests[number]]
      if (!id || !request) return null
      const owner = person(model.projects[request.project]?.owner ?? 0)
      const reply = await answerOf(request.kind, act, { id, owner, asked: person(request.person) })
      return { said: isDone(reply), isDone: model[act](request) }
    }

    return { both, state: () => stateOf(db, { projects, requests, people, students: STUDENTS }) }
  }
}

/** Mostly one that waits for its answer, sometimes any. */
function answerable({ requests }: TeamModel, which: number): number {
  const open = [...requests.keys()].filter((n) => requests[n]?.status === 'PENDING')
  const some = which % 4 > 0 && open.length > 0 ? open : [...requests.keys()]
  return some[which % some.length] ?? -1
}

interface Sides {
  id: string
  owner: Person
  asked: Person
}

/** Who answers a request of each kind, or takes it back. */
function answersOf(rajt: TestRajt) {
  const { as } = rajt
  const { accept, reject, revoke } = teamsOf(rajt)
  const mentoring = mentoringOf(rajt)
  const ways = {
    APPLICATION: {
      accept: ({ owner, id }: Sides) => accept(owner, id),
      refuse: ({ owner, id }: Sides) => reject(owner, id),
      takeBack: ({ asked, id }: Sides) => revoke(asked, id),
    },
    INVITATION: {
      accept: ({ asked, id }: Sides) => as(asked).call(invitation.accept, { params: { id } }),
      refuse: ({ asked, id }: Sides) => as(asked).call(invitation.decline, { params: { id } }),
      takeBack: ({ owner, id }: Sides) => as(owner).call(invitation.withdraw, { params: { id } }),
    },
    MENTOR_APPLICATION: {
      accept: ({ asked, id }: Sides) => mentoring.accept(asked, id),
      refuse: ({ asked, id }: Sides) => mentoring.decline(asked, id),
      takeBack: ({ owner, id }: Sides) => mentoring.revoke(owner, id),
    },
  }
  return (kind: Request['kind'], answer: AnswerWord, sides: Sides): Promise<{ status: number }> =>
    ways[kind][answer](sides)
}
