import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

/** Debian's Chromium when it is there, else the one that ships inside an npm package. */
const DEBIANS = '/usr/bin/chromium'

export async function launchOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none']
  if (existsSync(DEBIANS)) return { executablePath: DEBIANS, args }
  return { executablePath: await unpacked(), args }
}

/** The package unpacks into the folder for temporary files, where another person may have unpacked hers. */
async function unpacked(): Promise<string> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = join(tmpdir(), `rajt-browser-${userInfo().username}`)
  mkdirSync(process.env.TMPDIR, { recursive: true, mode: 0o700 })
  // It brings the browser's system libraries along for this environment only.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
