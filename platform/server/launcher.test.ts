import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findLauncher, openTo } from './launcher.ts'

const { PATH } = process.env
const folders: string[] = []
afterEach(() => {
  process.env.PATH = PATH
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

// Not the folder for temporary files: it may itself be closed to others.
const OPEN_TO_ALL = '/tmp'

/** A folder like the database's own, with a program that answers `--version`. */
function nativeFolder(mode: number): string {
  const folder = mkdtempSync(join(OPEN_TO_ALL, 'rajt-native-'))
  folders.push(folder)
  mkdirSync(join(folder, 'bin'))
  copyFileSync('/bin/true', join(folder, 'bin', 'postgres'))
  chmodSync(folder, mode)
  return folder
}
function statOf(folder: string): [owner: number, mode: number] {
  const { uid, mode } = statSync(folder)
  return [uid, mode & 0o777]
}
const isRoot = process.getuid?.() === 0

describe.runIf(isRoot)('root without unshare', () => {
  test('runs the database as nobody', async () => {
    process.env.PATH = ''
    const launcher = findLauncher(nativeFolder(0o755))
    expect(launcher).toEqual({ prefix: [], uid: 65534 })
    const data = nativeFolder(0o755)
    await openTo(launcher, data)
    expect(statOf(data)).toEqual([65534, 0o700])
  })

  test('root with an unreadable folder gets a refusal of one sentence', () => {
    process.env.PATH = ''
    expect(() => findLauncher(nativeFolder(0o700))).toThrow(
      /PostgreSQL refuses to run as root.*Start Rajt as an ordinary user, or from a folder open to others, or set DATABASE_URL/,
    )
  })
})

test.skipIf(isRoot)('an ordinary user runs the database as themselves', () => {
  expect(findLauncher(nativeFolder(0o700)).uid).toBeUndefined()
})
