import { install, run } from './install.mjs'

// `npm run backup`, `restore` and `files`: what an operator runs beside the platform, with the project's own Node and no tools.
install('start')
process.exit(run(['--env-file-if-exists=.env', ...process.argv.slice(2)]))
