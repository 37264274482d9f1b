import { build } from './build.mjs'
import { install, run } from './install.mjs'

// `npm test`: everything that proves the product, cheapest first.
install()
const steps = [
  ['the browser of the tests paints text', ['journeys/paints.ts']],
  ['types of server and contract', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['types of the web and its journeys', ['node_modules/typescript/bin/tsc', '-p', 'web']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['rules of this code', ['scripts/check.ts']],
  ['layers of this code', ['scripts/layers.ts']],
  ['docs/domain.md matches the contract', ['scripts/domain.ts', '--check']],
  ['docs/limits.md matches the limits', ['scripts/limits.ts', '--check']],
  ['row types match the migrations', ['scripts/database-types.ts', '--check']],
  ['rules and API on a real database', ['node_modules/vitest/vitest.mjs', 'run']],
  ['journeys in a real browser', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'journeys']],
]
for (const [name, words] of steps) {
  console.log(`\n— ${name}`)
  if (name.startsWith('rules and API')) build()
  const from = Date.now()
  const status = run(words)
  console.log(
    `— ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - from) / 1000).toFixed(1)} s`,
  )
  if (status !== 0) process.exit(status)
}
console.log(`\n${steps.length} passed, 0 failed`)
