import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { failingDisk } from '#testing/server/failing-disk.ts'
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

describe('a disk that fails', () => {
  const steps = [
    'mkdir',
    'open',
    'write',
    'sync',
    'close',
    'rename',
    'open folder',
    'sync folder',
    'close folder',
  ]
  const everyStep = steps.flatMap((step, n) =>
    ['ENOSPC', 'EDQUOT', 'EIO'].map((code) => [code, step, n + 1] as const),
  )

  test.each(everyStep)(
    'with %s at %s leaves nothing behind, and the next try succeeds',
    async (code, _, n) => {
      const own = mkdtempSync(join(folder, 'failing-'))
      const failing = failingDisk(n, code)
      const disk = openFiles(readSettings({ DATA_DIR: own }), failing.disk)
      const key = newFileKey('pictures', 'webp')
      await expect(disk.put(key, Buffer.alloc(1000))).rejects.toMatchObject({ code })
      const left = readdirSync(own, { recursive: true, withFileTypes: true })
      expect(left.filter((entry) => entry.isFile())).toEqual([])
      expect(failing.openHandles()).toBe(0)
      await disk.put(key, Buffer.alloc(1000))
      expect(await disk.size(key)).toBe(1000)
    },
  )

  test('has no other step than these', async () => {
    const failing = failingDisk(steps.length + 1, 'EIO')
    await openFiles(readSettings({ DATA_DIR: folder }), failing.disk).put(
      newFileKey('x', 'pdf'),
      Buffer.alloc(1),
    )
    expect(failing.calls()).toBe(steps.length)
  })
})

describe('what was written between two times', () => {
  const at = (hour: number) => new Date(Date.UTC(2040, 5, 1, hour))
  const written = async (from: Date, to: Date) => {
    const names = []
    for await (const name of files.written(from, to)) names.push(name)
    return names.toSorted()
  }
  const put = async (name: string, time: Date) => {
    mkdirSync(dirname(join(folder, 'files', name)), { recursive: true })
    writeFileSync(join(folder, 'files', name), 'x')
    utimesSync(join(folder, 'files', name), time, time)
    return name
  }

  test('is listed, whole or unfinished; what is no upload is not', async () => {
    const whole = await put(newFileKey('pictures', 'webp'), at(2))
    const unfinished = await put(`${newFileKey('whole', 'pdf')}.part`, at(2))
    for (const name of ['README', 'pictures/notes.txt', 'pictures/.hidden', 'UPPER/x.webp'])
      await put(name, at(2))
    await put(newFileKey('pictures', 'webp'), at(0))
    await put(newFileKey('pictures', 'webp'), at(4))
    expect(await written(at(1), at(3))).toEqual([whole, unfinished].toSorted())
    await files.remove(unfinished)
    expect(await written(at(1), at(3))).toEqual([whole])
  })

  test('is nothing where nothing was ever stored', async () => {
    const empty = openFiles(readSettings({ DATA_DIR: join(folder, 'never') }))
    for await (const name of empty.written(at(0), at(9))) expect(name).toBeUndefined()
  })
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
