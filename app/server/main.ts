import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { refusalOfStart } from '#platform/server/local-start.ts'
import { readSettings } from '#platform/server/settings.ts'

process.once('uncaughtException', (error) => {
  process.stderr.write(`\n${error instanceof CannotStart ? error.message : inspect(error)}\n`)
  process.exit(1)
})

const settings = readSettings(process.env)
const refusal = refusalOfStart(settings)
if (refusal) throw new CannotStart(refusal)
settings.SECRET ||= keptSecret(settings.dataDir)

// Loading the platform is nine tenths of a refused start: settings that are wrong are told before it.
const [{ start }, { greet }] = await Promise.all([import('./start.ts'), import('./greet.ts')])
const rajt = await start(settings)
if (settings.BESIDE !== 'first') greet(rajt.settings, rajt.parts, rajt.way)
// `npm start` starts again what has served and died, and not what fails at its start.
process.send?.({ serves: true, beside: rajt.beside })

// A supervisor may signal every process of the group, and `npm start` passes its own signal on: one stop, however often.
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void stop()
  })

// Without its supervisor nobody would start it again, and the next `npm start` would find the port taken.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

async function stop(): Promise<void> {
  try {
    await rajt.stop()
    process.exit(0)
  } catch (error) {
    rajt.log.fatal({ err: error }, 'unclean stop')
    process.exit(1)
  }
}

/** Made once for this folder. Several processes on one database are given SECRET instead. */
function keptSecret(folder: string): string {
  const path = join(folder, 'secret')
  if (existsSync(path)) return readFileSync(path, 'utf8')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(path, secret, { mode: 0o600 })
  return secret
}
