import { defineConfig } from '@playwright/test'
import journeys, { firstServer } from './playwright.config.ts'

const { projects: _, ...shared } = journeys

/** The same server, but every page is measured, one at a time: `npm run drills lighthouse`. */
export default defineConfig({
  ...shared,
  webServer: firstServer,
  testDir: '.',
  testMatch: 'lighthouse.ts',
  workers: 1,
  timeout: 0,
})
