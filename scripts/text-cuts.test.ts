import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { textCutsIn } from './text-cuts.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-cuts-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a text that is cut is found, an array or bytes are not', () => {
  mkdirSync(join(folder, 'src'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, lib: ['es2024'], types: [] }, include: ['src'] }),
  )
  writeFileSync(
    join(folder, 'src/one.ts'),
    `interface Project { name: string; members: string[] }
export const short = ({ name }: Project) => name.trim().slice(0, 10)
export const few = ({ members }: Project) => members.slice(0, 10)
export const bytes = (content: Uint8Array) => content.slice(0, 10)
export const either = (given: string | string[]) => given.slice(0, 10)
export const perhaps = (name?: string) => name?.substring(1)
export const first = (members: Project[]) => members.map(({ name }) => name.charAt(0))
export const old = (name: string) =>
  name
    .substr(3)
`,
  )
  writeFileSync(join(folder, 'src/other.ts'), `export const other = (name: string) => name.slice(1)\n`)
  const cuts = textCutsIn(folder, 'tsconfig.json', (path) => path === 'src/one.ts')
  expect(cuts.map(({ path, line, code }) => [path, line, code.replace(/^.*=> /, '')])).toEqual([
    ['src/one.ts', 2, 'name.trim().slice('],
    ['src/one.ts', 5, 'given.slice('],
    ['src/one.ts', 6, 'name?.substring('],
    ['src/one.ts', 7, 'name.charAt('],
    ['src/one.ts', 10, '.substr('],
  ])
}, 60_000)
