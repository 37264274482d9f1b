import { spawn } from 'node:child_process'
import { root } from './install.mjs'
import { nodeOf } from './own-node.mjs'

/** Deaths within this time that end the supervision: what fails again and again does not mend by itself. */
const DEATHS_AT_MOST = 5
const WITHIN_MS = 10 * 60_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** For what is under way when a stop is asked for; a server that is busy with something endless is ended then. */
const STOP_MS = 30_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs the server, and again when it dies after it has served. A start that fails is not tried again: it has said why.
 * A stop ends the server even when it is too busy to hear of it.
 */
export function supervise(words, { stopMs = STOP_MS, firstWaitMs = FIRST_WAIT_MS, ...options }) {
  const deaths = []
  let server
  let again
  let isStopping = false

  for (const signal of SIGNALS) process.on(signal, () => stop(signal))
  begin()

  function begin() {
    let hasServed = false
    server = spawn(nodeOf(root), words, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    server.once('message', () => {
      hasServed = true
    })
    server.once('exit', (code, signal) => {
      server = undefined
      if (isStopping || code === 0 || !hasServed) process.exit(code ?? 1)
      died(code, signal)
    })
  }

  function died(code, signal) {
    const now = Date.now()
    deaths.push(now)
    const recent = deaths.filter((at) => now - at < WITHIN_MS).length
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
    if (recent >= DEATHS_AT_MOST) {
      console.error(`\nThe server ${how}, ${recent} times in ten minutes. Giving up: the log above says why.`)
      process.exit(code ?? 1)
    }
    const wait = Math.min(firstWaitMs * 2 ** (recent - 1), LONGEST_WAIT_MS)
    console.error(`\nThe server ${how}. It is started again in ${wait / 1000} s.`)
    again = setTimeout(begin, wait)
  }

  function stop(signal) {
    if (!server) {
      clearTimeout(again)
      process.exit(0)
    }
    // Ctrl-C reaches the server by itself; a kill of this process has to be passed on.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      console.error(`\nThe server did not stop within ${stopMs / 1000} s and is ended.`)
      server?.kill('SIGKILL')
    }, stopMs).unref()
  }
}
