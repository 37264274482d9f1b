import { build } from './build.mjs'
import { install, run } from './install.mjs'

// `npm run bench`: every figure in one run, each printed with its limit. `npm run bench api login` runs two parts.
install()
build()
const all = [
  ...['api', 'second-semester', 'login', 'growth', 'second-growth', 'xlsx', 'second-files'],
  ...['web', 'interaction', 'starts'],
]
const wanted = process.argv.slice(2)
for (const part of wanted.length > 0 ? wanted : all) {
  const status = run([`bench/${part}.ts`])
  if (status !== 0) process.exit(status)
}
