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
  return packed && version ? [{ part: `${packed} ${version}`, dev }] : []
})

/** Names and versions that a list of parts names. */
function listed(withDevelopment: boolean): Set<string> {
  const { bomFormat, components } = read(writeSbom(withDevelopment)) as {
    bomFormat: string
    components: Part[]
  }
  expect(bomFormat).toBe('CycloneDX')
  return new Set(components.map(({ name, version }) => `${name} ${version}`))
}

test('the list of parts is CycloneDX and has every package of the lockfile in its version', {
  timeout: 60_000,
}, () => {
  const parts = listed(true)
  expect(locked.filter(({ part }) => !parts.has(part))).toEqual([])
})

test('the list of parts of a start has what runs, and nothing for tests and checks', {
  timeout: 60_000,
}, () => {
  const parts = listed(false)
  const running = new Set(locked.filter(({ dev }) => !dev).map(({ part }) => part))
  expect([...running].filter((part) => !parts.has(part))).toEqual([])
  expect(locked.filter(({ part, dev }) => dev && !running.has(part) && parts.has(part))).toEqual([])
  expect([...parts].filter((part) => /^(vitest|recheck|playwright-core|happy-dom) /.test(part))).toEqual([])
})
