import { build } from './build.mjs'
import { install } from './install.mjs'

// `node scripts/release.mjs`: installs and builds what a start runs, for a supervisor that starts the server itself.
install('start')
build()
