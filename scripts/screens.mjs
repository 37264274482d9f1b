import { build } from './build.mjs'
import { install, run } from './install.mjs'

// `npm run screens`: a picture of every screen by role, language, scheme and width, into journeys/results/screens.
install('everything')
build()
process.exit(
  run(['node_modules/@playwright/test/cli.js', 'test', '-c', 'testing/journeys/screens.config.ts']),
)
