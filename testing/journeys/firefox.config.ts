import { defineConfig } from '@playwright/test'
import { inProject } from '#platform/server/in-project.ts'
import journeys, { firstServer } from './playwright.config.ts'

const { projects: _, ...shared } = journeys

/**
 * Main stories, told in Debian's Firefox: `npm run drills firefox`. Not those whose Tab leaves the page after its last stop:
 * the driver does not come back from the browser's own buttons. Nor does what it fills in reach React: fields are typed into.
 */
const STORIES = [
  'student-registers-and-is-accepted',
  'reading-a-module',
  'module-exam-and-improvement',
  'receipt',
  'handing-in',
  'coordinator-confirms',
  'side-panel',
  'picture',
  'statement',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  ...shared,
  webServer: firstServer,
  testMatch: STORIES,
  // The driver cannot show this Firefox as if it printed.
  grepInvert: [shared.grepInvert ?? [], /printed/].flat(),
  workers: 1,
  use: {
    ...shared.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: inProject('testing/desktop/firefox.mjs') },
    // What is emptied for the next test is Chromium's alone.
    reuseContext: false,
  },
})
