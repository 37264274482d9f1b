import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install, run, runBeside } from './install.mjs'
import { passingFolder } from './passing-folder.mjs'

// `npm test`: everything that proves the product, cheapest first.
install('everything')
// Unpacked once for all runs; a folder in memory may also refuse to run programs.
process.env.JOURNEYS_BROWSER_FOLDER ??= tmpdir()
const folder = passingFolder()
process.env.TMPDIR = folder
// Servers are started on copies of what first starts leave there: one first start of each kind for all tests.
process.env.RAJT_FILLED = join(folder, 'filled')
mkdirSync(process.env.RAJT_FILLED)
// Several threads would each work out most types for themselves, which takes twice the processor time.
const tsc = ['node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p']
const light = [
  ['types of server and contract', [...tsc, '.']],
  ['the browser of the tests paints text', ['testing/journeys/paints.ts']],
  ['types of the web and its journeys', [...tsc, 'app/web']],
  ['types of the service worker', [...tsc, 'app/web/worker']],
  ['row types match the migrations', ['scripts/database-types.ts', '--check']],
  ['what features say of themselves is gathered', ['scripts/feature-types.ts', '--check']],
  ['types of the texts match their files', ['scripts/text-types.ts', '--check']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['rules of this code', ['scripts/check.ts']],
  ['patterns of this code', ['scripts/patterns.ts']],
  ['layers of this code', ['scripts/layers.ts']],
  ['migrations lock nobody out', ['scripts/migrations.ts']],
  ['a stranger finds their way here', ['scripts/house.ts']],
  ['citations of this code', ['scripts/citations.ts']],
  ['subjects of the latest commits', ['scripts/commits.ts']],
  ['docs/domain.md matches the contract', ['scripts/domain.ts', '--check']],
  ['docs/architecture.md matches the imports', ['scripts/architecture.ts', '--check']],
  ['docs/limits.md matches the limits', ['scripts/limits.ts', '--check']],
]
// One after the other: beside each other on two processors, what a page waits for comes too late.
const heavy = [
  ['rules and API on a real database', ['node_modules/vitest/vitest.mjs', 'run', '--tags-filter', '!long']],
  ['journeys in a real browser', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'testing/journeys']],
]

if (run(['testing/server/api-types.ts']) !== 0) process.exit(1)
// Two at a time: none of them uses two cores.
const waiting = light.values()
const failed = []
await Promise.all([takeTurns(), takeTurns()])
endIfFailed()

build()
for (const one of heavy) {
  await take(one, { writesThrough: true })
  endIfFailed()
}
console.log(`\n${light.length + heavy.length} passed, 0 failed`)

/** Stops at the first failure; the other one that is running by then still ends. */
async function takeTurns() {
  for (const check of waiting) {
    if (failed.length > 0) return
    await take(check)
  }
}

/** What it wrote is told in one piece when it has ended, if it does not write through. */
async function take([name, words], how) {
  const from = Date.now()
  const { status, said } = await runBeside(words, how)
  const seconds = ((Date.now() - from) / 1000).toFixed(1)
  if (said) process.stdout.write(`\n— ${name}\n${said}`)
  console.log(`— ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (status !== 0) failed.push(name)
}

function endIfFailed() {
  if (failed.length === 0) return
  console.log(`\n${failed.join(', ')}: FAILED`)
  process.exit(1)
}
