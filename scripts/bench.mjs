import { build } from './build.mjs'
import { install, run } from './install.mjs'

// `npm run bench`: every figure in one run, each printed with its limit. `npm run bench api login` runs two parts.
install('everything')
build()
const all = [
  'api',
  'prepared',
  'metrics',
  'first-semester',
  'second-semester',
  'exam-start',
  'processes',
  'login',
  'growth',
  'second-growth',
  'xlsx',
  'second-files',
  'web',
  'interaction',
  'writing',
  'typing',
  'starts',
]
const wanted = process.argv.slice(2)
const statuses = (wanted.length > 0 ? wanted : all).map((part) => run([`bench/${part}.ts`]))
process.exit(Math.max(...statuses))
