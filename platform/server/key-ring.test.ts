import { sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { currentKey, type KeyKind, makeKey, makeOpenKey, publicKeysOf, replaceKey } from './key-ring.ts'
import { transact } from './transact.ts'

const { db, clock } = await buildTestRajt()
const SECRET = 'a secret'
const keeper = () => ({ secret: SECRET, now: clock.now() })
const kindOf = (purpose: string): KeyKind => ({ purpose, type: 'ed25519' })

async function made(kind: KeyKind) {
  await makeKey(db, kind, keeper())
  return currentKey(db, kind, SECRET)
}

test('twenty who make a key at once make one', async () => {
  const ids = (await Promise.all(Array.from({ length: 20 }, () => made(kindOf('race'))))).map(({ id }) => id)
  expect(new Set(ids).size).toBe(1)
  expect(await publicKeysOf(db, kindOf('race'))).toHaveLength(1)
})

test('a key that nobody made is not there', async () => {
  await expect(currentKey(db, kindOf('unmade'), SECRET)).rejects.toThrow('no key for unmade')
})

test.each(['ed25519', 'p-256'] as const)(
  'a kept %s key signs, and its public half verifies',
  async (type) => {
    const kind: KeyKind = { purpose: `signs-${type.replace(/\W|\d/g, '')}`, type }
    const { privateKey } = await made(kind)
    const [published] = await publicKeysOf(db, kind)
    const text = Buffer.from('text')
    const digest = type === 'ed25519' ? null : 'sha256'
    expect(published && verify(digest, text, published.publicKey, sign(digest, text, privateKey))).toBe(true)
  },
)

test('a replaced key stays published, and replacing it again changes nothing', async () => {
  const kind = kindOf('replaced')
  const first = await made(kind)
  clock.pass(1000)
  const replace = () => transact(db, (tx) => replaceKey(tx, kind, first.id, keeper()))
  expect((await Promise.all([replace(), replace(), replace()])).filter(Boolean)).toHaveLength(1)
  const second = await currentKey(db, kind, SECRET)
  expect(second.id).not.toBe(first.id)
  const keys = await publicKeysOf(db, kind)
  expect(keys.map(({ id, retiredAt }) => [id, retiredAt !== null])).toEqual([
    [second.id, false],
    [first.id, true],
  ])
})

test('a key does not open with another secret, and the table does not hold it in plain', async () => {
  const kind = kindOf('sealed')
  const { privateKey, id } = await made(kind)
  await expect(currentKey(db, kind, 'another')).rejects.toThrow()
  const row = await db
    .selectFrom('kept_key')
    .select('sealed_private')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const seed = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(-32)
  expect(row.sealed_private.includes(seed)).toBe(false)
})

test('a key that this secret opens stays, and one that it does not open is replaced', async () => {
  const kind = kindOf('renewed')
  const renew = (secret: string) => transact(db, (tx) => makeOpenKey(tx, kind, { ...keeper(), secret }))
  await renew(SECRET)
  const first = await currentKey(db, kind, SECRET)
  await renew(SECRET)
  expect((await currentKey(db, kind, SECRET)).id).toBe(first.id)
  await renew('another')
  expect((await currentKey(db, kind, 'another')).id).not.toBe(first.id)
  expect(await publicKeysOf(db, kind)).toHaveLength(2)
})

test('a key that a process with a faster clock made is replaced too', async () => {
  const kind = kindOf('ahead')
  await makeKey(db, kind, { ...keeper(), now: new Date(clock.now().getTime() + 1000) })
  const { id } = await currentKey(db, kind, SECRET)
  expect(await transact(db, (tx) => replaceKey(tx, kind, id, keeper()))).toBe(true)
  expect((await publicKeysOf(db, kind)).map(({ retiredAt }) => retiredAt !== null).sort()).toEqual([
    false,
    true,
  ])
})
