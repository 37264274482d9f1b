import { rmSync } from 'node:fs'

/** The demonstrations that servers were copied from (steps/demonstration.ts). */
export default function tearDown() {
  rmSync(process.env.JOURNEYS_FILLED ?? '', { recursive: true, force: true })
}
