import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { failingDisk } from '#testing/server/failing-disk.ts'
import { proveFiles } from '#testing/server/proving-files.ts'
import { newFileKey } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { openFiles } from './open-files.ts'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = await openFiles(readSettings({ DATA_DIR: folder }))

describe('a folder', () => {
  proveFiles(() => files)

  test('has nothing beside its files', () => {
    const entries = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
    expect(existsSync(join(folder, 'secret'))).toBe(false)
  })
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
      const disk = folderFiles(join(own, 'files'), failing.disk)
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
    await folderFiles(folder, failing.disk).put(newFileKey('x', 'pdf'), Buffer.alloc(1))
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
    const empty = folderFiles(join(folder, 'never'))
    for await (const name of empty.written(at(0), at(9))) expect(name).toBeUndefined()
  })
})
