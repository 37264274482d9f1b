import { spawn } from 'node:child_process'
import { root } from './install.mjs'
import { keep } from './keep.mjs'
import { nodeOf } from './own-node.mjs'

const FIRST_WAIT_MS = 1_000
/** For what is under way when a stop is asked for; a server that is busy with something endless is ended then. */
const STOP_MS = 30_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs the server, and again when it dies after it has served. A start that fails is not tried again: it has said why.
 * A server that wants web processes beside it says so once it serves; each is kept running while the others serve.
 * A stop ends all of them, also those that are too busy to hear of it.
 */
export function supervise(words, { stopMs = STOP_MS, firstWaitMs = FIRST_WAIT_MS, ...options }) {
  let beside = []
  let exitCode
  let isStopping = false
  let holdsDatabase = false

  for (const signal of SIGNALS) process.on(signal, () => stop(signal))
  const first = keep({
    name: 'The server',
    launch: () => launch(beside.length > 0 ? { BESIDE: 'others' } : {}),
    firstWaitMs,
    served: (message) => message.beside && startBeside(message.beside),
    died: () => holdsDatabase && endBeside(),
    over(code) {
      exitCode = code ?? 1
      isStopping = true
      endBeside()
      leave()
    },
  })

  function launch(environment = {}) {
    const env = { ...options.env, ...environment }
    return spawn(nodeOf(root), words, { ...options, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  }

  function startBeside({ environments, database }) {
    holdsDatabase = database === 'embedded'
    if (beside.length > 0 || isStopping) return
    beside = environments.map((environment, n) =>
      keep({
        name: `Web process ${n + 2}`,
        launch: () => launch(environment),
        firstWaitMs,
        triesStarts: true,
        over: () => leave(),
      }),
    )
  }

  /** The embedded database of a server that died starts anew only when nobody is connected to it any more. */
  function endBeside() {
    for (const one of beside) one.stop('SIGTERM')
    if (!isStopping) beside = []
  }

  function leave() {
    if (exitCode !== undefined && ![first, ...beside].some((one) => one.isRunning())) process.exit(exitCode)
  }

  function stop(signal) {
    const wasStopping = isStopping
    isStopping = true
    const all = [first, ...beside]
    // Ctrl-C reaches the servers by itself; a kill of this process has to be passed on.
    const heard = signal === 'SIGINT' && process.stdin.isTTY
    for (const one of all) one.stop(heard ? undefined : signal)
    if (wasStopping) return
    setTimeout(() => {
      console.error(`\nThe server did not stop within ${stopMs / 1000} s and is ended.`)
      for (const one of all) one.stop('SIGKILL')
    }, stopMs).unref()
  }
}
