import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { TeamModel } from './team-model.ts'
import { acts, MENTORS, PEOPLE, realTeamsOf, STUDENTS } from './team-reality.ts'

const rajt = await buildTestRajt()
const reality = realTeamsOf(rajt, await beginSecond(rajt))

/** Of these there must be many, so that requests of every kind end in every way. */
const often = ['apply', 'apply', 'invite', 'invite', 'ask', 'ask', 'setPlaces', 'accept', 'accept'] as const
const answers = ['refuse', 'takeBack'] as const
const mostly = Array.from({ length: 3 }, () => [...often, ...answers]).flat()
/** Three projects to begin with. */
const beginning = [0, 1, 2].map((who) => ({ act: 'create' as const, who, which: 0 }))
const step = fc.record({
  act: fc.constantFrom(...acts, ...mostly),
  who: fc.nat(STUDENTS - 1),
  /** A project, a person or a request, by its number. */
  which: fc.nat(PEOPLE * 8),
})
/** What has happened at least once. */
const met = new Set<string>()
const numRuns = Number(process.env.MODEL_RUNS ?? 15)
const seed = Number(process.env.MODEL_SEED ?? 20_260_901)

test(
  'teams and mentors do what a few plain lists do, whatever is tried in whatever order',
  {
    timeout: 600_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(fc.noBias(fc.array(step, { minLength: 40, maxLength: 80 })), async (steps) => {
        const side = await reality()
        const model = new TeamModel(STUDENTS, MENTORS)
        for (const one of [...beginning, ...steps]) {
          const expected = await side.both(model, one)
          if (!expected) continue
          expect({ ...one, isDone: expected.isDone }).toEqual({ ...one, isDone: expected.said })
          const { projects, requests, places } = model
          expect(await side.state()).toEqual({ projects, requests, places })
          if (expected.isDone) met.add(one.act)
        }
        for (const { kind, status } of model.requests) met.add(`${kind} ${status}`)
      }),
      { numRuns, seed },
    ),
)

test.skipIf(process.env.MODEL_SEED)(
  'the walk has done every act, and ended every kind of request in every way',
  () => {
    const endings = ['ACCEPTED', 'REJECTED', 'REVOKED', 'VOID']
    const kinds = ['APPLICATION', 'INVITATION', 'MENTOR_APPLICATION']
    const wanted = [...acts, ...kinds.flatMap((kind) => endings.map((status) => `${kind} ${status}`))]
    expect(wanted.filter((one) => !met.has(one))).toEqual([])
  },
)
