import { beforeAll, describe, expect, test } from 'vitest'
import { onePager, onePagerSorts } from '#documents/one-pager/calls.ts'
import { account, accountSorts } from '#office/account/calls.ts'
import { student, studentSorts } from '#office/student/calls.ts'
import { invitationSorts, people } from '#people/people/calls.ts'
import { registration, registrationSorts } from '#people/registration/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import { dayInBudapest } from '#platform/server/budapest.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import { progressReport, progressReportSorts } from '#teams/progress-report/calls.ts'
import { project, projectSorts } from '#teams/project/calls.ts'
import { gabor } from './cast.ts'
import { examsOf } from './exams.ts'
import { onePagersOf } from './one-pagers.ts'
import { progressReportsOf } from './progress-reports.ts'
import { buildTestRajt } from './rajt.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter } = rajt
const nextHour = () => clock.pass(hours(1))

type Row = Record<string, unknown>
type Value = (row: Row) => unknown
interface Listed {
  call: Call
  sorts: readonly string[]
  field: string
  /** What an order is by; null where a row has nothing of it. */
  by: Record<string, Value>
}

const nameOf: Value = ({ surname, firstname }) => `${surname} ${firstname}`
const of =
  (name: string): Value =>
  (row) =>
    row[name]
const inside =
  (part: string, name: string): Value =>
  (row) =>
    (row[part] as Row | null)?.[name] ?? null

const ofPeople: Listed[] = [
  {
    call: student.list,
    sorts: studentSorts,
    field: 'students',
    by: { name: nameOf, points: of('points'), onePager: of('onePagerAt'), active: of('lastActiveOn') },
  },
  {
    call: registration.list,
    sorts: registrationSorts,
    field: 'data',
    by: { name: nameOf, university: of('university'), since: of('since'), decided: of('decidedAt') },
  },
  {
    call: onePager.list,
    sorts: onePagerSorts,
    field: 'onePagers',
    by: { name: nameOf, university: of('university'), submitted: inside('onePager', 'submittedAt') },
  },
  {
    call: account.list,
    sorts: accountSorts,
    field: 'accounts',
    by: { name: nameOf, role: of('role'), active: of('lastActiveOn') },
  },
  {
    call: people.invitations,
    sorts: invitationSorts,
    field: 'data',
    by: { name: nameOf, sent: of('sentAt') },
  },
]
const ofProjects: Listed[] = [
  {
    call: progressReport.list,
    sorts: progressReportSorts,
    field: 'progressReports',
    by: { name: of('name'), submitted: inside('report', 'submittedAt') },
  },
  { call: project.find, sorts: projectSorts, field: 'projects', by: { name: of('name') } },
]

const sentFor = ({ method }: Call, sort: unknown) =>
  ({ params: { role: 'OFFICE' }, [method === 'GET' ? 'query' : 'body']: { sort } }) as never
const read = async (list: Listed, sort: string): Promise<Row[]> =>
  ((await as(gabor).does(list.call, sentFor(list.call, sort))) as Record<string, Row[]>)[list.field] ?? []

const hungarian = new Intl.Collator('hu')
const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : hungarian.compare(String(a), String(b))
const had = (values: unknown[]) => values.filter((value) => value !== null)

async function isSorted(list: Listed, sort: string) {
  const value = list.by[sort] as Value
  const [forwards, back] = [await read(list, sort), await read(list, `-${sort}`)]
  const [up, down] = [forwards.map(value), back.map(value)]
  const some = had(up)
  expect(new Set(some).size, `${sort} has values to be sorted`).toBeGreaterThan(1)
  expect(some).toEqual(some.toSorted(compare))
  expect(had(down).toReversed()).toEqual(some)
  expect(had(up.slice(0, some.length))).toEqual(some)
  expect(had(down.slice(0, some.length))).toHaveLength(some.length)
  expect(back.map(({ _id }) => _id).toSorted()).toEqual(forwards.map(({ _id }) => _id).toSorted())
}

const hostile = [
  '',
  '-',
  '--name',
  'NAME',
  'name desc',
  "name'--",
  'id',
  'toString',
  ['name'],
  { name: 'asc' },
  7,
]

describe('in a first semester', () => {
  beforeAll(async () => {
    const { ready, handIn } = await onePagersOf(rajt)
    const { fail } = await examsOf(rajt)
    for (const surname of ['Őrsi', 'Dörög', 'Csáki', 'Cukor']) {
      const { registration: id } = await enter({ surname, standing: 'WAITING', university: 'bme' })
      nextHour()
      await db.updateTable('registration').set({ since: clock.now() }).where('id', '=', id).execute()
      if (surname.startsWith('C')) await as(gabor).does(registration.accept, { params: { id } })
    }
    for (const [n, surname] of ['Zólyomi', 'Ács', 'Abonyi'].entries()) {
      const { id } = await enter({ surname, university: 'bme' })
      const day = dayInBudapest(later(clock.now(), days(n + 1)))
      await db
        .insertInto('last_activity')
        .values({ account_id: id, day })
        .onConflict((found) => found.column('account_id').doUpdateSet({ day }))
        .execute()
    }
    const failed = await enter()
    await fail(failed)
    for (const handed of [await ready(), await ready()]) {
      await handIn(handed)
      nextHour()
    }
    for (const surname of ['Zoltán', 'Áldott']) {
      const body = {
        surname,
        firstname: 'Mentor',
        email: `${surname === 'Zoltán' ? 'a' : 'b'}@mentor.example`,
      }
      await as(gabor).does(people.invite, {
        body: { ...body, role: 'MENTOR', university: null, neptun: null, language: 'hu' } as never,
      })
      nextHour()
    }
    await rajt.settled()
  })

  test.each(ofPeople.flatMap((list) => list.sorts.map((sort) => [list.call.path, sort, list] as const)))(
    '%s is sorted by %s both ways, and who has none of it stands last',
    async (_path, sort, list) => isSorted(list, sort),
  )
})

describe('in a second semester', () => {
  beforeAll(async () => {
    const { ready, upload } = await progressReportsOf(rajt)
    for (const name of ['Zöld mező', 'Árnyas kert', 'Alma']) {
      const { owner } = await ready(name)
      if (name !== 'Alma') await upload(owner)
      nextHour()
    }
    await rajt.settled()
  })

  test.each(ofProjects.flatMap((list) => list.sorts.map((sort) => [list.call.path, sort, list] as const)))(
    '%s is sorted by %s both ways, and what has none of it stands last',
    async (_path, sort, list) => isSorted(list, sort),
  )

  test.each([...ofPeople, ...ofProjects].map(({ call }) => [call.path, call] as const))(
    '%s refuses what it cannot be sorted by',
    async (_path, call) => {
      for (const sort of hostile)
        if (typeof sort === 'string' || call.method !== 'GET')
          expect(await as(gabor).call(call, sentFor(call, sort))).toMatchObject({ status: 400 })
    },
  )
})
