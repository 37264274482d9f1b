import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature } from '#platform/contract/feature.ts'

/**
 * Gathers what features say of themselves, so that the platform knows every code without knowing a feature; with --check
 * only says whether it is up to date. A file for each: whoever loads the refusals loads no words that only staff read.
 */
const parts = ['refusals', 'acts', 'constraints'] as const
const isCheck = process.argv.includes('--check')
const fileOf = (part: string) => join(import.meta.dirname, `../platform/contract/${part}.generated.ts`)
const read = (part: string) => (existsSync(fileOf(part)) ? readFileSync(fileOf(part), 'utf8') : '')

// The contract imports these files itself: one that a merge has left in pieces begins empty.
const isWhole = (source: string) => source !== '' && !/^<{7} /m.test(source)
for (const part of isCheck ? [] : parts)
  if (!isWhole(read(part))) writeFileSync(fileOf(part), `export const ${part} = {}\n`)

const { allFeatures } = await import('#app/contract/index.ts')
const all: Feature[] = Object.values(allFeatures)

for (const part of parts) {
  const source = `// Written by \`npm run types\` from each features/*/*/feature.ts, which says the types.

export const ${part} = {
${gathered(part)}
} as const
`
  if (!isCheck) writeFileSync(fileOf(part), source)
  else if (read(part) !== source) {
    process.stderr.write(`${part}.generated.ts is out of date: npm run types\n`)
    process.exitCode = 1
  }
}

function gathered(part: (typeof parts)[number]): string {
  const entries = all.flatMap((feature) => Object.entries<unknown>(feature[part] ?? {}))
  const twice = entries.find(([name], i) => entries.findIndex(([other]) => other === name) !== i)
  if (twice) throw new Error(`two features have ${part} ${twice[0]}`)
  return entries.map(([name, value]) => `  '${name}': ${JSON.stringify(value)},`).join('\n')
}
