import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { environment, install, root, run } from './install.mjs'
import { nodeOf } from './own-node.mjs'

// `npm run drills`: failures played in their full length, minutes each. `npm run drills silent` runs those whose name has
// it; `npm run drills starts` those that start or kill servers once more; `npm run drills stories` and `npm run drills
// screens` those of the browser. By their name alone: `npm run drills lighthouse` measures each page, `npm run drills firefox`
// tells main stories in Debian's Firefox, `npm run drills reader` has Debian's screen reader walk some, and `npm run drills cluster` (and then a name) plays those of several machines, on the engines of deploy/.
install('everything')
build()
const wanted = process.argv.slice(2)
const [first = ''] = wanted
if (first === 'cluster') process.exit(cluster(wanted.slice(1)))
if (first === 'lighthouse') process.exit(installLighthouse() || told(first))
if (['firefox', 'reader'].includes(first)) process.exit(run(['testing/desktop/prepare.ts']) || told(first))
const browsers = ['stories', 'screens']
const others = wanted.filter((name) => !['starts', ...browsers].includes(name))
const statuses = []
if (wanted.length === 0 || others.length > 0)
  statuses.push(run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'drills', ...others]))
if (wanted.length === 0 || wanted.includes('starts'))
  statuses.push(run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'crash', '--tags-filter', 'long']))
for (const project of browsers.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const words = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'testing/journeys', '--grep', '@long']
  statuses.push(run([...words, `--project=${project}`], { env: { LONG: 'yes' } }))
}
process.exit(Math.max(...statuses))

/** Stories with a configuration of their own. */
function told(name) {
  return run(['node_modules/@playwright/test/cli.js', 'test', '-c', `testing/journeys/${name}.config.ts`])
}

/** 180 MB that nothing else needs, beside the packages of the project. */
function installLighthouse() {
  const cwd = join(root, 'testing/lighthouse')
  const words = ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  return spawnSync('npm', words, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

/** In namespaces of their own: however the drills end, nothing of them is left on this machine. */
function cluster(names) {
  const prepared = run(['testing/cluster/prepare.ts'])
  if (prepared !== 0) return prepared
  const apart = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child']
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'cluster', ...names]
  const env = { ...process.env, ...environment() }
  // The shell waits for whatever was left by its parent, as the first process of a machine does.
  const first = ['sh', '-c', '"$@"; exit $?', 'sh']
  const done = spawnSync('unshare', [...apart, ...first, nodeOf(root), ...words], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  return done.status ?? 1
}
