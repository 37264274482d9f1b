import { defineConfig } from '@playwright/test'
import journeys, { firstServer } from './playwright.config.ts'

const { projects: _, ...shared } = journeys

/** The same server and browser, but for pictures instead of stories. */
export default defineConfig({
  ...shared,
  webServer: firstServer,
  testDir: '.',
  testMatch: ['pictures.ts', 'readme-pictures.ts'],
})
