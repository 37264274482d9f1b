import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { environment, install, root } from './install.mjs'
import { server as words } from './server.mjs'
import { supervise } from './supervise.mjs'

// `npm start`: install, build, then the server with the project's own Node.
const from = Date.now()
install('start')
const installed = Date.now()
build()
const built = Date.now()

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
supervise([...settings, ...words], {
  cwd: root,
  env: {
    ...process.env,
    ...environment(),
    START_PARTS: JSON.stringify({ install: installed - from, build: built - installed }),
  },
})
