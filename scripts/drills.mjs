import { build } from './build.mjs'
import { install, run } from './install.mjs'

// `npm run drills`: failures played in their full length, minutes each. `npm run drills silent` runs those whose name has it.
install()
build()
const wanted = process.argv.slice(2)
process.exit(run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'drills', ...wanted]))
