import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allFeatures } from '#app/contract/index.ts'
import type { Feature } from '#platform/contract/feature.ts'

/**
 * Gathers what features say of themselves, so that the platform knows every code without knowing a feature; with --check
 * only says whether it is up to date.
 */
const GATHERED = join(import.meta.dirname, '../platform/contract/features.generated.ts')
const all: Feature[] = Object.values(allFeatures)

function gathered(part: 'refusals' | 'acts' | 'constraints'): string {
  const entries = all.flatMap((feature) => Object.entries<unknown>(feature[part] ?? {}))
  const twice = entries.find(([name], i) => entries.findIndex(([other]) => other === name) !== i)
  if (twice) throw new Error(`two features have ${part} ${twice[0]}`)
  return entries.map(([name, value]) => `  '${name}': ${JSON.stringify(value)},`).join('\n')
}

const source = `// Written by \`npm run types\` from each features/*/*/feature.ts, which says the types.

export const refusals = {
${gathered('refusals')}
} as const

export const acts = {
${gathered('acts')}
} as const

export const constraints = {
${gathered('constraints')}
} as const
`
if (!process.argv.includes('--check')) writeFileSync(GATHERED, source)
else if (readFileSync(GATHERED, 'utf8') !== source) {
  process.stderr.write('features.generated.ts is out of date: npm run types\n')
  process.exitCode = 1
}
