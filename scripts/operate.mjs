import { install, run } from './install.mjs'

// `npm run backup`: what an operator runs beside the platform, with the project's own Node and no tools.
install('start')
process.exit(run(process.argv.slice(2)))
