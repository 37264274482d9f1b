import { build } from './build.mjs'
import { install, run } from './install.mjs'

// `npm run drills`: failures played in their full length, minutes each. `npm run drills silent` runs those whose name has
// it; `npm run drills stories` and `npm run drills screens` those of the browser; `npm run drills cluster` (and then a
// name) those of several machines, which unpack the engines of deploy/ and are run by their name alone.
install('everything')
build()
const wanted = process.argv.slice(2)
if (wanted[0] === 'cluster')
  process.exit(run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'cluster', ...wanted.slice(1)]))
const browsers = ['stories', 'screens']
const others = wanted.filter((name) => !browsers.includes(name))
const statuses = []
if (wanted.length === 0 || others.length > 0)
  statuses.push(run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'drills', ...others]))
for (const project of browsers.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const words = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'testing/journeys', '--grep', '@long']
  statuses.push(run([...words, `--project=${project}`], { env: { LONG: 'yes' } }))
}
process.exit(Math.max(...statuses))
