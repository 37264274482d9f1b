import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calendar } from '#announcements/calendar/calls.ts'
import { own } from '#announcements/calendar/server/own.ts'
import { certificate } from '#course/certificate/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { lockOf } from '#people/security/server/code.ts'
import { gabor } from '#testing/server/cast.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { hours, minutes } from './clock.ts'
import { currentKey, makeKey } from './key-ring.ts'
import { resealAll, sealedColumns } from './reseal.ts'
import { noteKeys, providerSigners, signersOf } from './rolled-keys.ts'
import { seal, unseal } from './sealed.ts'
import { keyFor } from './secrets.ts'
import { shownAddress } from './signed-address.ts'
import { transact } from './transact.ts'

const { app, as, db, enter, clock, settings } = await buildTestRajt()

const OLD = 'the SECRET that was used so far'
const NEW = 'the SECRET from now on'
const rolled = { ...settings, SECRET: NEW, SECRET_PREVIOUS: OLD }
const note = (given = settings) => transact(db, (tx) => noteKeys(tx, given, clock.now()))

test('each purpose has a key of its own, from which neither SECRET nor another one is made', () => {
  const purposes = ['signed address', 'network address', 'refused account', 'mailed code'] as const
  const keys = purposes.map((purpose) => keyFor(purpose, OLD))
  expect(new Set([...keys, OLD]).size).toBe(purposes.length + 1)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(keyFor('mailed code', OLD)).not.toBe(keyFor('mailed code', NEW))
})

test('what the SECRET before signed is taken for an hour from the first start with the new one', async () => {
  await note({ ...settings, SECRET: OLD })
  clock.pass(hours(24))
  const previousUntil = await note(rolled)
  clock.pass(minutes(30))
  // Starting again does not begin another hour.
  expect(await note(rolled)).toEqual(previousUntil)
  const signers = () => signersOf('signed address', { ...rolled, previousUntil }, clock.now())
  expect(signers()).toEqual([keyFor('signed address', NEW), keyFor('signed address', OLD)])
  clock.pass(minutes(30))
  expect(signers()).toEqual([keyFor('signed address', NEW)])
})

test('the exam provider’s key rolls over by itself', async () => {
  const first = { ...settings, EXAM_PROVIDER_KEY: 'first' }
  const second = { ...settings, EXAM_PROVIDER_KEY: 'second', EXAM_PROVIDER_KEY_PREVIOUS: 'first' }
  await note(first)
  const previousUntil = await note(second)
  const signers = () => providerSigners({ ...second, previousUntil }, clock.now())
  expect(signers()).toEqual(['second', 'first'])
  clock.pass(hours(1))
  expect(signers()).toEqual(['second'])
})

test('without a SECRET before nothing but the present one signs', () => {
  const previousUntil = { SECRET: new Date(8e15), EXAM_PROVIDER_KEY: new Date(8e15) }
  expect(signersOf('mailed code', { ...settings, previousUntil }, clock.now())).toHaveLength(1)
})

test('a picture’s address of before the change opens for that hour, and then no more', async () => {
  const student = await enter()
  const picture = new File([new Uint8Array(png({ width: 300, height: 300, channels: 3 }))], 'me.png')
  await as(student).does(profile.changePicture, { files: { file: picture } })
  const { id: session } = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', student.id)
    .executeTakeFirstOrThrow()
  const path = `/api/profile/${student.id}/picture`
  const url = shownAddress(
    path,
    { settings: { ...settings, SECRET: OLD }, actor: { session }, now: clock.now() },
    'v',
  )
  const status = async () => (await app.inject({ url })).statusCode
  expect(await status()).toBe(410)
  settings.SECRET_PREVIOUS = OLD
  settings.previousUntil = { SECRET: new Date(8e15), EXAM_PROVIDER_KEY: new Date(0) }
  expect(await status()).toBe(200)
  settings.previousUntil = { SECRET: clock.now(), EXAM_PROVIDER_KEY: new Date(0) }
  expect(await status()).toBe(410)
  settings.SECRET_PREVIOUS = ''
  settings.previousUntil = null
})

test('whatever the database keeps sealed is known to be sealed anew', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name like 'sealed%' order by 1, 2`.execute(db)
  const known = sealedColumns.map(({ table, column }) => ({ table, column }))
  expect(rows).toEqual(known.toSorted((a, b) => a.table.localeCompare(b.table)))
})

test('everything that the SECRET before sealed opens with the new one, once, and in the same words', async () => {
  const before = { ...settings, SECRET: OLD }
  await db
    .insertInto('second_factor')
    .values({
      account_id: gabor.id,
      role: gabor.role,
      sealed_key: seal(Buffer.from('key'), lockOf(OLD, gabor.id)),
      created_at: clock.now(),
    })
    .execute()
  const kind = { purpose: 'roll-over', type: 'ed25519' } as const
  await makeKey(db, kind, { secret: OLD, now: clock.now() })
  const { id } = await currentKey(db, kind, OLD)
  const people = await Promise.all(Array.from({ length: 3 }, () => enter()))
  for (const one of people) await as(one).does(calendar.make)
  const addressOf = async (index: number, given = settings) => {
    const actor = { id: people[index]?.id ?? '' }
    return own.run({ actor, settings: given } as never, db, undefined as never)
  }
  const addresses = await Promise.all(people.map((_, index) => addressOf(index)))
  expect(await resealAll(db, { ...settings, SECRET: OLD, SECRET_PREVIOUS: settings.SECRET })).toBeGreaterThan(
    3,
  )
  expect(await Promise.all(people.map((_, index) => addressOf(index, before)))).toEqual(addresses)

  const count = await resealAll(db, rolled)
  expect(count).toBeGreaterThanOrEqual(5)
  expect(await Promise.all(people.map((_, index) => addressOf(index, rolled)))).toEqual(addresses)
  expect((await currentKey(db, kind, NEW)).id).toBe(id)
  await expect(currentKey(db, kind, OLD)).rejects.toThrow()
  const { sealed_key } = await db
    .selectFrom('second_factor')
    .select('sealed_key')
    .where('account_id', '=', gabor.id)
    .executeTakeFirstOrThrow()
  expect(unseal(sealed_key, lockOf(NEW, gabor.id)).toString()).toBe('key')
  expect(await resealAll(db, rolled)).toBe(0)
  expect(await resealAll(db, { ...settings, SECRET: settings.SECRET, SECRET_PREVIOUS: NEW })).toBe(count)
})

test('what neither SECRET opens stays as it is, and holds nothing up', async () => {
  const kind = { purpose: 'of-a-stranger', type: 'ed25519' } as const
  await makeKey(db, kind, { secret: 'a third one', now: clock.now() })
  await resealAll(db, rolled)
  expect((await currentKey(db, kind, 'a third one')).privateKey).toBeDefined()
})

test('signatures of certificates made before the change can be checked after it', async () => {
  const before = await as(gabor).does(certificate.keys)
  await resealAll(db, { ...settings, SECRET: NEW, SECRET_PREVIOUS: settings.SECRET })
  expect(await as(gabor).does(certificate.keys)).toEqual(before)
  await resealAll(db, { ...settings, SECRET_PREVIOUS: NEW })
  expect((await as(gabor).does(auth.user)).user._id).toBe(gabor.id)
})
