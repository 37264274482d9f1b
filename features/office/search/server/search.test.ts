import { describe, expect, test } from 'vitest'
import { times } from '#testing/server/at-once.ts'
import { anna, emese, ferenc, gabor, hanna } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { FOUND_MAX, search } from '../calls.ts'

const rajt = await buildTestRajt()
const { as, enter } = rajt
const { publish } = teamsOf(rajt)

const find = (who: Person, words: string) => as(who).does(search.find, { body: { search: words } })
const students = async (who: Person, words: string) =>
  (await find(who, words)).students.rows.map(({ _id }) => _id)

test('is nobody’s but of staff', async () => {
  for (const who of [anna, hanna])
    expect(await as(who).refused(search.find, { body: { search: 'anna' } })).toMatchObject({
      code: 'not-allowed',
    })
})

describe('students', () => {
  test('are found by folded words in any order, by name, address and Neptun code', async () => {
    const own = await enter({ surname: 'Keresztúri', firstname: 'Őze', neptun: 'KRSZT1', university: 'szte' })
    for (const words of ['kereszturi oze', 'őze KERESZT', own.email, 'krszt1'])
      expect(await students(gabor, words)).toEqual([own.id])
    expect((await find(gabor, 'kereszturi')).students).toEqual({
      rows: [{ _id: own.id, surname: 'Keresztúri', firstname: 'Őze', email: own.email, university: 'szte' }],
      count: 1,
    })
  })

  test('of another university are not a coordinator’s, nor counted for them', async () => {
    const own = await enter({ surname: 'Határi', university: 'szte' })
    const other = await enter({ surname: 'Határi', university: 'bme' })
    expect((await find(emese, 'hatari')).students).toMatchObject({ rows: [{ _id: own.id }], count: 1 })
    expect((await find(ferenc, 'hatari')).students).toMatchObject({ rows: [{ _id: other.id }], count: 1 })
    expect((await find(gabor, 'hatari')).students.count).toBe(2)
  })

  test('who wait to be let in are not found', async () => {
    await enter({ surname: 'Várakozi', standing: 'WAITING' })
    expect(await students(gabor, 'varakozi')).toEqual([])
  })

  test('are the first few by name, with how many there are', async () => {
    await times(FOUND_MAX + 2, () => enter({ surname: 'Sokan' }))
    const found = (await find(gabor, 'sokan')).students
    expect(found.rows).toHaveLength(FOUND_MAX)
    expect(found.count).toBe(FOUND_MAX + 2)
  })

  test('are not looked for by a single character, or by what stands for any', async () => {
    for (const words of ['a', ' a ', '', '%%', '__']) expect(await students(gabor, words)).toEqual([])
  })
})

describe('projects', () => {
  test('of a first semester there are none', async () =>
    expect((await find(gabor, 'projekt')).projects).toEqual({ rows: [], count: 0 }))

  test('that are published are found by all staff, also where nobody can join any more', async () => {
    const { enter: enterSecond } = await beginSecond(rajt)
    const owner = await enterSecond({ university: 'bme', surname: 'Gazda' })
    const id = await publish(owner)
    for (const who of [gabor, emese, ferenc])
      expect((await find(who, 'gazda')).projects).toMatchObject({
        rows: [{ _id: id, owner: { surname: 'Gazda' } }],
        count: 1,
      })
    await disable(rajt.db, owner, rajt.clock.now())
    expect((await find(gabor, 'gazda')).projects.count).toBe(1)
  })
})
