import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { onboarding } from '#course/onboarding/calls.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { chosen, switchingWorld } from '#testing/server/opening.ts'
import type { Person } from '#testing/server/people.ts'
import { SECOND } from '#testing/server/second-semester.ts'
import { student } from '../calls.ts'

const rajt = await switchingWorld()
const { as, enter, prepare, open, begin } = rajt
const list = (who: Person, own: object = {}) =>
  as(who).does(student.list, { params: { role: who.role }, body: { search: 'folytat', ...own } as never })
const named = { surname: 'Folytat' }
const [entered, expected] = [
  await enter({ ...named, firstname: 'Anna', neptun: 'BELEP1' }),
  await enter({ ...named, firstname: 'Béla', neptun: 'VARJ01' }),
]
const stays = await enter({ ...named, firstname: 'Csilla', neptun: 'MARAD1' })
await prepare()
await open(SECOND, chosen('LISTED', ['BELEP1', 'VARJ01']))
await begin(entered)

test('staff see of each student whether they have started the semester, are still to start it, or do not continue', async () => {
  for (const who of [gabor, emese]) {
    const { students } = await list(who)
    expect(students.map(({ firstname, participation }) => [firstname, participation])).toEqual([
      ['Anna', 'ENTERED'],
      ['Béla', 'EXPECTED'],
      ['Csilla', 'STAYS'],
    ])
  }
})

test.each([
  [['ENTERED'], [entered]],
  [['EXPECTED'], [expected]],
  [['STAYS'], [stays]],
  [
    ['EXPECTED', 'STAYS'],
    [expected, stays],
  ],
])('the list filters by where they stand: %j', async (status, found) => {
  const { students } = await list(gabor, { participation: status })
  expect(students.map(({ _id }) => _id)).toEqual(found.map(({ id }) => id))
})

test('the counts of the chosen universities are those of the filtered lists, and follow who comes and who starts', async () => {
  const counted = async (own: object = {}) => {
    const { byStatus, allCount } = await list(gabor, { search: '', ...own })
    for (const status of ['ENTERED', 'EXPECTED', 'STAYS'] as const) {
      const { pagination } = await list(gabor, { search: '', ...own, participation: [status] })
      expect(pagination.totalCount).toBe(byStatus[status])
    }
    return { ...byStatus, allCount }
  }
  const { allCount, ...before } = await counted()
  expect(before.ENTERED + before.EXPECTED + before.STAYS).toBe(allCount)
  await counted({ universities: ['bme'] })
  const late = await enter({ standing: 'ONBOARDING' })
  await rajt.settled()
  expect(await counted()).toMatchObject({ ...before, EXPECTED: before.EXPECTED + 1 })
  await as(late).does(onboarding.onboard, { body: {} })
  expect(await counted()).toMatchObject({ ...before, ENTERED: before.ENTERED + 1 })
})

test('the Excel file has it in a column, and is filtered by it', async () => {
  const file = await as(gabor).does(student.xlsx, {
    query: { search: 'folytat', participation: 'EXPECTED,STAYS', language: 'hu' } as never,
  })
  const [header = [], ...rows] =
    (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]?.rows ?? []
  const at = header.indexOf('Ebben a félévben')
  expect(rows.map((row) => [row[1], row[at]])).toEqual([
    ['Béla', 'még nem kezdte el'],
    ['Csilla', 'nem folytatja'],
  ])
})

test('the page of a student who has not started, or does not continue, shows nothing of the running course', async () => {
  const one = ({ id }: Person) => as(gabor).does(student.one, { params: { id } })
  expect((await one(entered)).course.modules).toHaveLength(5)
  for (const who of [expected, stays]) {
    const { course, student: shown } = await one(who)
    expect(course.modules).toEqual([])
    expect(course.currentProgress).toBeNull()
    expect(course.oldProgresses).toHaveLength(1)
    expect(shown.participation).not.toBe('ENTERED')
  }
})
