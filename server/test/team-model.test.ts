import { invitation } from '@rajt/contract/invitation'
import { project } from '@rajt/contract/project'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from './at-once.ts'
import type { Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { TeamModel } from './team-model.ts'
import { described, teamsOf } from './teams.ts'

const rajt = await buildTestRajt()
const { as, db } = rajt
const { enter } = await beginSecond(rajt)
const teams = teamsOf(rajt)

const acts = ['create', 'dissolve', 'apply', 'invite', 'accept', 'refuse', 'takeBack'] as const
const PEOPLE = 6
const step = fc.record({
  act: fc.constantFrom(...acts, 'apply', 'accept', 'invite'),
  who: fc.nat(PEOPLE - 1),
  /** A project, a person or a request, by its number. */
  which: fc.nat(40),
})
const numRuns = Number(process.env.MODEL_RUNS ?? 15)
const seed = Number(process.env.MODEL_SEED ?? 20_260_901)

test('teams do what a few plain lists do, whatever is tried in whatever order', { timeout: 600_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const side = await realSide()
      const model = new TeamModel()
      for (const one of steps) {
        const expected = await side.both(model, one)
        if (!expected) continue
        expect({ ...one, isDone: expected.isDone }).toEqual({ ...one, isDone: expected.said })
        expect(await side.state()).toEqual({ projects: model.projects, requests: model.requests })
      }
    }),
    { numRuns, seed },
  ),
)

interface Step {
  act: (typeof acts)[number]
  who: number
  which: number
}

/** Six new students, and what they have made so far in the order in which they made it. */
async function realSide() {
  const people = await times(PEOPLE, () => enter())
  const person = (n: number) => people[n] as Person
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
    if (act === 'create') return { said: await create(who), isDone: model.create(who) }
    if (act === 'dissolve')
      return {
        said: (await one.call(project.dissolve, { body: {} })).status === 200,
        isDone: model.dissolve(who),
      }
    if (act === 'invite') {
      const invited = which % PEOPLE
      const params = { id: person(invited).id }
      return {
        said: noted(await one.call(invitation.invite, { params })),
        isDone: model.invite(who, invited),
      }
    }
    if (act === 'apply') {
      const id = at(projects, which)
      if (!id) return null
      return {
        said: noted(await teams.apply(person(who), id)),
        isDone: model.apply(who, projects.indexOf(id)),
      }
    }
    const id = at(requests, which)
    const request = at(model.requests, which)
    if (!id || !request) return null
    const owner = person(model.projects[request.project]?.owner ?? 0)
    const asked = person(request.person)
    return { said: await answer(act, request.kind, { id, owner, asked }), isDone: model[act](request) }
  }

  interface Sides {
    id: string
    owner: Person
    asked: Person
  }
  async function answer(act: 'accept' | 'refuse' | 'takeBack', kind: string, { id, owner, asked }: Sides) {
    const params = { id }
    const { status } =
      kind === 'APPLICATION'
        ? await { accept: teams.accept, refuse: teams.reject, takeBack: teams.revoke }[act](
            act === 'takeBack' ? asked : owner,
            id,
          )
        : act === 'takeBack'
          ? await as(owner).call(invitation.withdraw, { params })
          : await as(asked).call(act === 'accept' ? invitation.accept : invitation.decline, { params })
    return status === 200
  }

  async function state() {
    const numberOf = (id: string) => people.findIndex((one) => one.id === id)
    const rows = await db
      .selectFrom('project')
      .selectAll()
      .where('id', 'in', [...projects, people[0]?.id ?? ''])
      .execute()
    const seats = await db.selectFrom('seat').selectAll().orderBy('position').execute()
    const asked = await db.selectFrom('team_request').selectAll().execute()
    return {
      projects: projects.map((id) => {
        const row = rows.find((one) => one.id === id)
        return {
          owner: numberOf(row?.owner_id ?? ''),
          team: seats
            .filter(({ project_id }) => project_id === id)
            .map(({ account_id }) => numberOf(account_id)),
          isLive: row?.status !== 'DISSOLVED',
        }
      }),
      requests: requests.map((id) => {
        const row = asked.find((one) => one.id === id)
        const { kind, project_id = '', person_id = '', status } = row ?? {}
        return { kind, project: projects.indexOf(project_id), person: numberOf(person_id), status }
      }),
    }
  }

  return { both, state }
}
