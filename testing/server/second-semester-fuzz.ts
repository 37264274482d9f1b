import { expect, test } from 'vitest'
import { dataExport } from '#office/data-export/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import { progressReport } from '#teams/progress-report/calls.ts'
import { emese, gabor } from './cast.ts'
import { numRuns, throwOdd } from './fuzz-tests.ts'
import { throwing } from './fuzz-throwing.ts'
import { brokenRules } from './invariants.ts'
import { mentoringOf } from './mentoring.ts'
import { idOf, type Person } from './people.ts'
import { buildTestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { secondSemesterCalls } from './second-semester-calls.ts'
import { teamsOf } from './teams.ts'

const rajt = await buildTestRajt({ isWalk: true })
const { db, pool } = rajt
const { enter } = await beginSecond(rajt)
const { publish, apply } = teamsOf(rajt)
const { mentor, ask } = mentoringOf(rajt)
const calls: readonly Call[] = [
  ...secondSemesterCalls,
  ...Object.values<Call>(progressReport),
  ...Object.values<Call>(dataExport),
]

const [owner, applicant, looking, guide] = [await enter(), await enter(), await enter(), await mentor()]
const callers: Person[] = [owner, applicant, looking, guide, gabor, emese]
const absent = idOf('nothing at all')

/** What exists now of each kind, the newest first. */
let ids: Record<'project' | 'request' | 'person' | 'term', string[]>
async function look() {
  const idsIn = async (table: 'project' | 'team_request' | 'mentor_interest') =>
    (await db.selectFrom(table).select('id').orderBy('id').limit(8).execute()).map(({ id }) => id)
  ids = {
    project: [...(await idsIn('project')), absent],
    request: [...(await idsIn('team_request')), ...(await idsIn('mentor_interest')), absent],
    person: [...callers.map(({ id }) => id), absent],
    term: (await db.selectFrom('term').select('id').limit(4).execute()).map(({ id }) => id),
  }
}

/** Once everything has been answered, somebody asks again. */
async function live() {
  const pending = await db.selectFrom('team_request').select('id').where('status', '=', 'PENDING').execute()
  if (pending.length === 0) {
    const other = await enter()
    const project = await publish(other)
    for (const one of [applicant, looking, await enter()]) await apply(one, project)
    await ask(other, guide)
  }
  await look()
}
await publish(owner)
await live()

const { holds, statuses } = await throwing(rajt, live)
const allowed = ({ who }: Call) =>
  callers.filter(({ role }) => typeof who === 'string' || who.includes(role)).map(({ token }) => token)

function idsOf({ path }: Call, field: string): readonly string[] {
  if (field === 'focuses') return ids.term
  if (/^\/(view-project|find-project\/(apply|standing)|team|progress-report)/.test(path)) return ids.project
  if (/member-invitation\/:id|mentor-(application\/apply|suggestion|places)|find-member/.test(path))
    return ids.person
  return [...ids.request, ...ids.project, ...ids.person]
}

throwOdd({ calls, tokens: callers.map(({ token }) => token), allowed, idsOf, holds })

test('they were enough, were refused in every way, and broke no rule', async () => {
  const sent = [...statuses.values()].reduce((sum, one) => sum + one, 0)
  process.stdout.write(`${sent} requests over ${calls.length} calls: ${JSON.stringify([...statuses])}\n`)
  expect(sent).toBeGreaterThan(numRuns)
  for (const status of [200, 400, 401, 403, 404, 409])
    expect([status, (statuses.get(status) ?? 0) > 5]).toEqual([status, true])
  expect(await brokenRules(pool)).toEqual([])
})
