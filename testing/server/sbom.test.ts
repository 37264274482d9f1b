import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSbom } from '../../scripts/sbom.mjs'

interface Part {
  name?: string
  version?: string
  dev?: boolean
}
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const locked = Object.entries(
  read(join(import.meta.dirname, '../../package-lock.json')).packages as Record<string, Part>,
).flatMap(([path, { name, version, dev = false }]) => {
  const packed = path.includes('node_modules/') ? (name ?? path.split('node_modules/').at(-1)) : undefined
  return packed && version ? [{ part: `${packed}@${version}`, dev }] : []
})

interface Licence {
  license?: { id?: string; name?: string }
  expression?: string
}
interface List {
  bomFormat: string
  components: { 'bom-ref': string; licenses?: Licence[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}
const listed = (withDevelopment: boolean): List => read(writeSbom(withDevelopment))
const partsOf = ({ components }: List) => new Set(components.map((part) => part['bom-ref']))

test('the list of parts is CycloneDX and has every package of the lockfile in its version, each with a licence', {
  timeout: 60_000,
}, () => {
  const list = listed(true)
  const parts = partsOf(list)
  expect(list.bomFormat).toBe('CycloneDX')
  expect(locked.filter(({ part }) => !parts.has(part))).toEqual([])
  const isNamed = ({ license, expression }: Licence) => license?.id ?? license?.name ?? expression
  const unknown = list.components.filter(({ licenses = [] }) => !licenses.some(isNamed))
  expect(unknown.map((part) => part['bom-ref'])).toEqual([])
})

test('the list of parts of a start has what runs, and nothing for tests and checks', {
  timeout: 60_000,
}, () => {
  const list = listed(false)
  const parts = partsOf(list)
  const running = new Set(locked.filter(({ dev }) => !dev).map(({ part }) => part))
  expect([...running].filter((part) => !parts.has(part))).toEqual([])
  expect(locked.filter(({ part, dev }) => dev && !running.has(part) && parts.has(part))).toEqual([])
  expect([...parts].filter((part) => /^(vitest|recheck|playwright-core|happy-dom)@/.test(part))).toEqual([])
  const named = list.dependencies.flatMap(({ dependsOn }) => dependsOn)
  expect(named.filter((part) => !parts.has(part))).toEqual([])
})
