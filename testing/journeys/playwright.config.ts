import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { FIRST_SEMESTER_PORT, SECOND_SEMESTER_PORT, urlAt } from './ports.ts'

/** Where the demonstrations of this run stand that its servers are copied from; its workers inherit the name. */
const isFilledHere = process.env.RAJT_FILLED === undefined
process.env.RAJT_FILLED ??= mkdtempSync(join(tmpdir(), 'rajt-filled-'))

const SWEEPS = '**/every-screen*.spec.ts'

/** Of which the configurations beside this one need no other. */
export const firstServer = serverOf('semester-1', FIRST_SEMESTER_PORT)

export default defineConfig({
  testDir: '../..',
  testMatch: '**/*.spec.ts',
  // A folder that was given is cleared up by who gave it.
  ...(isFilledHere && { globalTeardown: './filled.ts' }),
  // The longest first, so that all browsers have work to the end.
  projects: [
    { name: 'screens', testMatch: SWEEPS },
    { name: 'stories', testMatch: '**/*.spec.ts', testIgnore: SWEEPS },
  ],
  outputDir: './results',
  // Twice the processors of the smallest machine: a journey waits for its server and its page half of the time.
  workers: 4,
  fullyParallel: true,
  // A run tells the main story of each feature, and sees each screen once. What goes another way or fails in one more
  // manner is marked @long, and told by `npm run drills stories`; all looks of the screens by `npm run drills screens`.
  grepInvert: process.env.LONG ? [] : /@long/,
  retries: 0,
  // How long something that hangs may: other programs on the machine make a test four times slower.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: urlAt(FIRST_SEMESTER_PORT),
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    // A service worker would answer requests before the journeys can fake them; journeys about the worker
    // allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: await launchOptions(),
    trace: 'off',
    // Emptied for each test, but with the compiled scripts of the one before: 55 journeys took 86 s of processor time
    // instead of 150. What it does not reset (permissions, being offline) each journey puts back itself.
    reuseContext: true,
    screenshot: 'only-on-failure',
  },
  webServer: [
    firstServer,
    // One for all stories of semester 2 that can stand each other (steps/second-semester.ts): a server of its own costs
    // each ten seconds of processor time.
    serverOf('semester-2', SECOND_SEMESTER_PORT),
  ],
})

function serverOf(semester: string, port: number) {
  return {
    // Started without a shell in between, whose end would be taken for the server's.
    command: 'exec node serve.mjs',
    cwd: import.meta.dirname,
    url: `${urlAt(port)}/health/ready`,
    env: { PORT: String(port), DEMO: semester, LOG_LEVEL: 'warn', RATE_LIMIT: '0' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const
}
