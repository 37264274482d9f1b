import { install, run } from './install.mjs'

// `npm run types` and its like: installs the tools too, and runs one of them with the project's own Node.
install('everything')
const words = process.argv.slice(2)
if (words.length > 0) process.exit(run(words))
