/** Deaths within this time that end it: what fails again and again does not mend by itself. */
const DEATHS_AT_MOST = 5
const WITHIN_MS = 10 * 60_000
const LONGEST_WAIT_MS = 30_000

/**
 * Keeps a program running: again when it dies after it has served, with growing waits. `triesStarts` also tries a start
 * again that failed. `died` is told of each death that is followed by another start, `over` the code when there is none.
 */
export function keep({ name, launch, firstWaitMs, triesStarts = false, served, died, over }) {
  const deaths = []
  let child
  let again
  let isStopping = false
  begin()

  function begin() {
    let hasServed = triesStarts
    child = launch()
    child.once('message', (message) => {
      hasServed = true
      served?.(message)
    })
    child.once('exit', (code, signal) => {
      child = undefined
      if (isStopping || code === 0 || !hasServed) return over(code)
      wait(code, signal)
    })
  }

  function wait(code, signal) {
    const now = Date.now()
    deaths.push(now)
    const recent = deaths.filter((at) => now - at < WITHIN_MS).length
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
    if (recent >= DEATHS_AT_MOST) {
      console.error(`\n${name} ${how}, ${recent} times in ten minutes. Giving up: the log above says why.`)
      return over(code)
    }
    const pause = Math.min(firstWaitMs * 2 ** (recent - 1), LONGEST_WAIT_MS)
    console.error(`\n${name} ${how}. It is started again in ${pause / 1000} s.`)
    died?.()
    again = setTimeout(begin, pause)
  }

  return {
    isRunning: () => child !== undefined,
    /** Sends a signal, where it did not get there by itself, and starts the program no more. */
    stop(signal) {
      isStopping = true
      clearTimeout(again)
      if (!child) return over(0)
      if (signal) child.kill(signal)
    },
  }
}
