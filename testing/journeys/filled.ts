import { rmSync } from 'node:fs'

/** The demonstrations that servers were copied from (testing/server/filled-folders.ts). */
export default function tearDown() {
  rmSync(process.env.RAJT_FILLED ?? '', { recursive: true, force: true })
}
