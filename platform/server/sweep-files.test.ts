import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { profile } from '#people/profile/calls.ts'
import { breakingOf } from '#testing/server/break-rows.ts'
import { SEMESTER_STARTS } from '#testing/server/clock.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { days, hours, later } from './clock.ts'
import { newFileKey } from './files.ts'
import { requestFiles } from './request-files.ts'
import { sweepFiles } from './sweep-files.ts'
import { transact } from './transact.ts'

const rajt = await buildTestRajt()
const { as, db, clock, files, folder, enter } = rajt
const night = () => workersOf(rajt).tidy({})
const pathOf = (name: string) => join(folder, 'files', name)

const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

async function changePicture(who: Person): Promise<string> {
  await as(who).does(profile.changePicture, { files: { file: new File([bytes], 'a.png') } })
  const { key } = await db
    .selectFrom('file')
    .innerJoin('account', 'account.picture_id', 'file.id')
    .select('file.key')
    .where('account.id', '=', who.id)
    .executeTakeFirstOrThrow()
  return key
}

/** A file that no row names, last written that long ago. */
async function stray(age: number, suffix = ''): Promise<string> {
  const key = newFileKey('pictures', 'webp')
  await files.put(key, bytes)
  await files.remove(key)
  writeFileSync(pathOf(key + suffix), bytes)
  touch(key + suffix, age)
  return key + suffix
}
function touch(name: string, age: number): void {
  const at = later(clock.now(), -age)
  utimesSync(pathOf(name), at, at)
}

test('files that no row names go after a day, finished or not; younger ones may be on their way to a row', async () => {
  const old = [await stray(days(1) + 1000), await stray(days(1) + 1000, '.part')]
  const young = [await stray(days(1) - 1000), await stray(0, '.part')]
  await night()
  expect(old.map((name) => existsSync(pathOf(name)))).toEqual([false, false])
  expect((await strayFiles(db, folder)).toSorted()).toEqual(young.toSorted())
  clock.pass(hours(25))
  await night()
  expect(await strayFiles(db, folder)).toEqual([])
})

test('files that a row names stay, however old', async () => {
  const key = await changePicture(await enter())
  touch(key, days(40))
  await night()
  expect(existsSync(pathOf(key))).toBe(true)
})

test('files older than this database belong to another one, which may come back', async () => {
  const key = await stray(0)
  const { first } = await db
    .selectFrom('migration')
    .select((eb) => eb.fn.min('applied_at').as('first'))
    .executeTakeFirstOrThrow()
  const before = later(first, -1000)
  utimesSync(pathOf(key), before, before)
  await night()
  expect(existsSync(pathOf(key))).toBe(true)
  await files.remove(key)
})

test('a row that nothing refers to goes with its file', async () => {
  const student = await enter()
  const key = await changePicture(student)
  touch(key, 0)
  await db.updateTable('account').set({ picture_id: null }).where('id', '=', student.id).execute()
  await night()
  expect(existsSync(pathOf(key))).toBe(true)
  clock.pass(hours(25))
  await night()
  expect(existsSync(pathOf(key))).toBe(false)
  expect(await db.selectFrom('file').select('id').where('key', '=', key).execute()).toEqual([])
})

test('the media of the course stay', async () => {
  const media = () => readdirSync(pathOf('course')).toSorted()
  // They are still being copied while the first tests run.
  await expect.poll(() => media().filter((name) => name.endsWith('.part'))).toEqual([])
  const before = media()
  clock.set(later(SEMESTER_STARTS, days(200)))
  await night()
  expect(media()).toEqual(before)
})

test('a file that cannot be removed holds up no other', async () => {
  const [one, other] = [await stray(days(2)), await stray(days(2))].sort()
  const stubborn = {
    ...files,
    remove: async (name: string) => {
      if (name === one) throw new Error('the disk does not let go')
      await files.remove(name)
    },
  }
  await expect(sweepFiles({ db, files: stubborn, keptDays: 0 }, clock.now())).rejects.toThrow(
    'does not let go',
  )
  expect([existsSync(pathOf(one ?? '')), existsSync(pathOf(other ?? ''))]).toEqual([true, false])
  await night()
  expect(existsSync(pathOf(one ?? ''))).toBe(false)
})

test('files are swept though something before them failed', async () => {
  const { breakRows, mend } = breakingOf(rajt)
  const key = await stray(days(2))
  await enter({ standing: 'UNVERIFIED' })
  clock.pass(days(400))
  await breakRows('account', 'delete')
  await expect(night()).rejects.toMatchObject({ code: 'ZZ001' })
  expect(existsSync(pathOf(key))).toBe(false)
  await mend()
})

test('with days to keep them, files that no row names any more are there as long, and then gone', async () => {
  const sweep = { db, files, keptDays: 30 }
  const [key, unfinished] = [await stray(days(2)), await stray(days(2), '.part')]
  await sweepFiles(sweep, clock.now())
  expect([existsSync(pathOf(key)), existsSync(pathOf(unfinished))]).toEqual([true, false])
  clock.pass(days(30) - 1000)
  await sweepFiles(sweep, clock.now())
  expect(existsSync(pathOf(key))).toBe(true)
  clock.pass(1000)
  await sweepFiles(sweep, clock.now())
  expect(existsSync(pathOf(key))).toBe(false)
  expect(await db.selectFrom('unnamed_file').selectAll().execute()).toEqual([])
})

test('with days to keep them, the file of a row that goes stays', async () => {
  const { id, key } = await transact(db, async (tx) => {
    const store = requestFiles(files)
    const file = await store.put('pictures', bytes, { mediaType: 'image/webp', name: 'a', extension: 'webp' })
    return { id: await store.keep(tx, file, clock.now()), key: file.key }
  })
  await transact(db, (tx) => requestFiles(files, 30).remove(tx, id))
  expect(existsSync(pathOf(key))).toBe(true)
  expect(await db.selectFrom('file').select('id').where('id', '=', id).execute()).toEqual([])
})
