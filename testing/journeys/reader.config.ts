import { defineConfig } from '@playwright/test'
import journeys, { firstServer } from './playwright.config.ts'

const { projects: _, ...shared } = journeys

/** Stories with Debian's screen reader, Orca: `npm run drills reader`. It listens to one window at a time. */
export default defineConfig({
  ...shared,
  webServer: firstServer,
  testDir: '.',
  testMatch: 'reader.ts',
  workers: 1,
})
