import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrowsOf } from './arrows.ts'
import { domains } from './rooms.ts'

/** Draws in docs/architecture.md which domain imports which; with --check only says whether the picture is up to date. */
const root = join(import.meta.dirname, '..')
const path = join(root, 'docs/architecture.md')

const placeOf = (file: string): string => {
  const [area = '', domain = ''] = file.split('/')
  return area === 'features' ? domain : area
}
const places = ['app', ...domains.toReversed(), 'platform']

const counts = new Map<string, number>()
for (const { from, to } of arrowsOf(root)) {
  const [above, below] = [placeOf(from), placeOf(to)]
  if (from.includes('.generated.') || above === below || !places.includes(above) || !places.includes(below))
    continue
  // Everything stands on the platform, and the app on everything.
  if (below === 'platform' || above === 'app') continue
  const key = `${above} -->|count| ${below}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
const picture = [
  '```mermaid',
  'flowchart TD',
  `  app --> ${domains.at(-1)}`,
  ...[...counts].sort().map(([arrow, count]) => `  ${arrow.replace('count', String(count))}`),
  `  ${domains[0]} --> platform`,
  '```',
].join('\n')

const text = readFileSync(path, 'utf8')
const drawn = text.replace(/```mermaid[\s\S]*?```/, () => picture)
if (!process.argv.includes('--check')) writeFileSync(path, drawn)
else if (text !== drawn) {
  process.stderr.write('docs/architecture.md is out of date: npm run domain\n')
  process.exitCode = 1
}
