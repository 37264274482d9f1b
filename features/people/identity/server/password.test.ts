import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { isCommon } from './common-passwords.ts'
import { fitOf, hashPassword, passwordFits, samePassword } from './password.ts'

test.each([
  'password',
  'Password1!',
  'P4ssw0rd1',
  '1jelszo1',
  'JELSZÓ2026',
  'qwertzui1',
  'admin123',
  'Egyetem1',
  '12345678',
  '87654321',
  '2026-09-01',
  '111111111111',
  '123456789012',
  'abcabcabc',
  'a1a1a1a1',
])('%s is common', (password) => expect(isCommon(password)).toBe(true))

test.each(['Rajt2026', 'korai madar 42', 'z9-Lugas-torony', '493827160548', 'egyetemista voltam 1x'])(
  '%s is not',
  (password) => expect(isCommon(password)).toBe(false),
)

test('a password fits its own hash, to the last sign', async () => {
  const hash = await hashPassword('Árvíztűrő 1')
  expect(await passwordFits('Árvíztűrő 1', hash)).toBe(true)
  for (const other of ['árvíztűrő 1', 'Árvíztűrő 1 ', 'Árvíztűrő', ''])
    expect(await passwordFits(other, hash)).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('korai madar 42')).not.toBe(await hashPassword('korai madar 42'))
})

test('nobody’s password fits where there is no hash', async () => {
  expect(await passwordFits('nobody has this password 0', null)).toBe(false)
})

test('a password of 128 characters counts to its last one', async () => {
  const long = 'ű'.repeat(127)
  const hash = await hashPassword(`${long}1`)
  expect(await passwordFits(`${long}1`, hash)).toBe(true)
  expect(await passwordFits(`${long}2`, hash)).toBe(false)
})

const COMPOSED = 'Árvíztűrő 1'.normalize('NFC')
const DECOMPOSED = 'Árvíztűrő 1'.normalize('NFD')

test.each([
  ['composed', COMPOSED, DECOMPOSED],
  ['decomposed', DECOMPOSED, COMPOSED],
])(
  'a password set with %s letters is the same on a keyboard that sends the other form',
  async (_, set, typed) => {
    expect(await passwordFits(typed, await hashPassword(set))).toBe(true)
    expect(samePassword(set, typed)).toBe(true)
  },
)

test('a hash that was made of decomposed letters as they came fits both forms, and is of an old form', async () => {
  const old = await hash(DECOMPOSED)
  for (const typed of [COMPOSED, DECOMPOSED]) {
    expect(await fitOf(typed, old)).toBe('old')
    expect(await fitOf(typed, await hashPassword(typed))).toBe('plain')
  }
})

test('a common password is common in both forms', () => {
  for (const form of ['NFC', 'NFD']) expect(isCommon('jelszó12'.normalize(form))).toBe(true)
})
