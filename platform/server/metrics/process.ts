import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

const US_PER_SECOND = 1e6
const NS_PER_SECOND = 1e9
/** Milliseconds between two looks at the event loop, which delay it tells beside these. */
const RESOLUTION_MS = 20

/**
 * Memory, processor time and delay of this process, by the names that dashboards know. The library's own set watches each
 * garbage collection too, which costs a request 25 of 300 µs. Answers what ends it.
 */
export function watchProcess(registry: Registry): () => void {
  const registers = [registry]
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time that the process has used.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / US_PER_SECOND)
    },
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, in seconds since 1970.',
    registers,
  }).set(performance.timeOrigin / 1000)
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Gauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory in use within the heap.',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed)
    },
  })
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'How much later one turn of the event loop in a hundred came, since the last reading.',
    registers,
    collect() {
      this.set(Math.max(0, delay.percentile(99) / NS_PER_SECOND - RESOLUTION_MS / 1000))
      delay.reset()
    },
  })
  return () => void delay.disable()
}
