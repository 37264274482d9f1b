import { build } from './build.mjs'
import { install, run } from './install.mjs'

// `npm run story -- news`: the stories in a real browser whose file or title has the word; builds the web when it has changed.
install('everything')
build()
const words = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'testing/journeys']
process.exit(run([...words, ...process.argv.slice(2)]))
