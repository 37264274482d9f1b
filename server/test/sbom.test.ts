import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSbom } from '../../scripts/sbom.mjs'

interface Part {
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('the list of parts is CycloneDX and has every package of the lockfile in its version, each with a licence', {
  timeout: 60_000,
}, () => {
  const { bomFormat, components } = read(writeSbom()) as { bomFormat: string; components: Part[] }
  expect(bomFormat).toBe('CycloneDX')
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`))
  const locked = read(join(import.meta.dirname, '../../package-lock.json')).packages as Record<string, Part>
  const missing = Object.entries(locked).filter(([path, { version }]) => {
    const name = path.split('node_modules/')[1] ? path.split('node_modules/').at(-1) : undefined
    return name && version && !listed.has(`${name} ${version}`)
  })
  expect(missing).toEqual([])
  const isKnown = ({ licenses = [] }: Part) =>
    licenses.some(({ license, expression }) => license?.id ?? license?.name ?? expression)
  expect(components.filter((part) => !isKnown(part)).map(({ name }) => name)).toEqual([])
})
