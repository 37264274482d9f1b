import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The same server and browser, but for pictures instead of stories. */
export default defineConfig({ ...journeys, testMatch: ['pictures.ts', 'readme-pictures.ts'] })
