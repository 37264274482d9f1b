import { mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { fontConfiguration } from './fonts.ts'

/** A browser of the machine's own, for whoever asks for it by name; else the one that ships inside an npm package. */
const { JOURNEYS_BROWSER, JOURNEYS_BROWSER_FOLDER } = process.env

/** Of this person alone: another one may have unpacked theirs. */
const folder = join(JOURNEYS_BROWSER_FOLDER ?? tmpdir(), `rajt-browser-${userInfo().username}`)
const fonts = join(folder, 'fonts')
/** Open Sans as files, once a browser was launched. */
export const openSans = join(fonts, 'fonts', 'Open_Sans')

export async function launchOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']
  // In another encoding it keeps no file name that has an accent: the download is called "download".
  const env = { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>
  if (JOURNEYS_BROWSER) return { executablePath: JOURNEYS_BROWSER, args, env }
  const executablePath = await unpack()
  return { executablePath, args, env: { ...env, FONTCONFIG_FILE: fontConfiguration(fonts) } }
}

/** The package unpacks into the folder for temporary files, so that folder is another one meanwhile. */
async function unpack(): Promise<string> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  mkdirSync(folder, { recursive: true, mode: 0o700 })
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
