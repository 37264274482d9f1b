import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Debian's Chromium when it is there, else the one that ships inside an npm package. */
const DEBIANS = '/usr/bin/chromium'

export async function launchOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none']
  if (existsSync(DEBIANS)) return { executablePath: DEBIANS, args }
  // The package brings the browser's system libraries along for this environment only.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args }
}
