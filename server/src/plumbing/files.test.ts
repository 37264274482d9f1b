import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { isFileKey, newFileKey, openFiles } from './files.ts'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = openFiles(readSettings({ DATA_DIR: folder }))

test('what is put is read again, whole and by range', async () => {
  const key = newFileKey('pictures', 'webp')
  await files.put(key, Buffer.from('0123456789'))
  expect(await files.size(key)).toBe(10)
  expect((await buffer(files.read(key))).toString()).toBe('0123456789')
  expect((await buffer(files.read(key, { start: 3, end: 5 }))).toString()).toBe('345')
})

test('what is removed is gone, and may be removed twice', async () => {
  const key = newFileKey('pictures', 'webp')
  await files.put(key, Buffer.from('x'))
  await files.remove(key)
  await files.remove(key)
  expect(await files.size(key)).toBeNull()
})

test('nothing unfinished is left beside a file', async () => {
  await files.put(newFileKey('whole', 'pdf'), Buffer.alloc(1000))
  expect(readdirSync(join(folder, 'files/whole')).every((name) => name.endsWith('.pdf'))).toBe(true)
})

test('keys are unguessable and never come twice', () => {
  const keys = Array.from({ length: 1000 }, () => newFileKey('course', 'mp4'))
  expect(new Set(keys).size).toBe(1000)
  for (const key of keys) expect(isFileKey(key)).toBe(true)
})

test.each([
  '../secret',
  '../../etc/passwd',
  'pictures/../../secret',
  `pictures/${'A'.repeat(22)}/../../secret`,
  '/etc/passwd',
  'pictures/short.webp',
  `pictures/${'A'.repeat(22)}.webp.part`,
  `pictures/${'A'.repeat(22)}.webp\0`,
  `pictures/${'A'.repeat(22)}.webp\n`,
  '',
])('%j is no key, and touches no file', async (key) => {
  expect(isFileKey(key)).toBe(false)
  expect(() => files.read(key)).toThrow()
  await expect((async () => files.put(key, Buffer.from('x')))()).rejects.toThrow()
  expect(existsSync(join(folder, 'secret'))).toBe(false)
})
