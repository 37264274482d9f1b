import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { environment, install, root } from './install.mjs'
import { nodeOf } from './own-node.mjs'

// `npm run dev`: the platform on one port and in one log. The web comes as it is in its files and follows each change
// in the open page; the server is started again when one of its files changes. Ctrl-C ends both.
install('everything')
// What the server reads of a build at its start; while this runs, nobody is sent any of it.
build()

const port = Number(process.env.PORT ?? 3000)
const apiPort = Number(process.env.API_PORT ?? port + 1)
const env = {
  ...process.env,
  ...environment(),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  PUBLIC_URL: `http://localhost:${port}`,
}
const run = (words, more) =>
  spawn(nodeOf(root), words, { cwd: root, stdio: 'inherit', env: { ...env, ...more } })

const server = run(['--watch', '--watch-preserve-output', join('app', 'server', 'main.ts')], {
  PORT: String(apiPort),
})
const vite = ['node_modules/vite/bin/vite.js', 'app/web', '--port', String(port), '--strictPort']
const web = run(vite, { API_URL: `http://localhost:${apiPort}` })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
for (const part of [server, web]) part.once('exit', () => end('SIGTERM'))

let left = 2
function end(signal) {
  for (const part of [server, web]) if (part.exitCode === null && part.signalCode === null) part.kill(signal)
}
for (const part of [server, web])
  part.once('close', () => {
    left -= 1
    if (left === 0) process.exit(0)
  })
