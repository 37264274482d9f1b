import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { environment, install, node, root } from './install.mjs'
import { server as words } from './server.mjs'

// `npm start`: install, build, then the server with the project's own Node.
const from = Date.now()
install()
const installed = Date.now()
build()
const built = Date.now()

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
const server = spawn(node, [...settings, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...environment,
    START_PARTS: JSON.stringify({ install: installed - from, build: built - installed }),
  },
})
// Ctrl-C reaches the server by itself; a kill of this process has to be passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
  })
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
