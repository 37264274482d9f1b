import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, firefox } from '@playwright/test'
import { inProject } from '#platform/server/in-project.ts'
import { desktop } from '#testing/desktop/debian.ts'

const PATIENCE_MS = 60_000
const executablePath = inProject('testing/desktop/firefox.mjs')

/** Without a new word, milliseconds. */
const REST_MS = 1_500

/** What Orca hands to speech, as its log has it. */
const SAID = /SPEECH OUTPUT: '(.*)'(?: \{.*\})?$/

export interface ScreenReader {
  /** Waits until it has said these words, after what was waited for before; for `timeout` milliseconds at most. */
  toSay(words: string | RegExp, timeout?: number): Promise<void>
  /** Waits until it has read all that it reads by itself; whoever acts before interrupts it. */
  toRest(): Promise<void>
}

/** A page in Debian's Firefox, on a desktop whose screen reader is on: one that has read a browser which ended may hear no other. */
export const test = base.extend<{ reader: ScreenReader; folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'rajt-reader-'))
      chmodSync(folder, 0o700)
      const stop = startDesktop(folder)
      await expect.poll(() => saidIn(folder), { timeout: PATIENCE_MS }).toContain('Screen reader on.')
      await use(folder)
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { timeout: PATIENCE_MS },
  ],
  page: async ({ folder, baseURL, locale, timezoneId }, use) => {
    const told = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
    const env = {
      ...process.env,
      DISPLAY: `:${told('display')}`,
      DBUS_SESSION_BUS_ADDRESS: told('bus'),
      XDG_RUNTIME_DIR: folder,
      GNOME_ACCESSIBILITY: '1',
    } as Record<string, string>
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, headless: false, env })
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      viewport: { width: 1200, height: 700 },
    })
    await use(await context.newPage())
    await browser.close()
  },
  reader: async ({ folder }, use, info) => {
    const before = saidIn(folder).length
    let heard = before
    await use({
      async toSay(words, timeout) {
        const found = () =>
          saidIn(folder).findIndex(
            (one, n) => n >= heard && (typeof words === 'string' ? one === words : words.test(one)),
          )
        await expect
          .poll(found, { message: `says ${words}`, ...(timeout && { timeout }) })
          .toBeGreaterThanOrEqual(0)
        heard = found() + 1
      },
      async toRest() {
        const count = () => saidIn(folder).length
        await expect(async () => {
          heard = count()
          await new Promise((resolve) => setTimeout(resolve, REST_MS))
          expect(count()).toBe(heard)
        }).toPass({ timeout: PATIENCE_MS })
      },
    })
    const path = info.outputPath('said.txt')
    writeFileSync(path, saidIn(folder).slice(before).join('\n'))
    await info.attach('said', { path })
  },
})

/** Its processes are in a namespace, which ends with it; an Orca that is left there keeps the next one from starting. */
function startDesktop(folder: string): () => Promise<void> {
  const mounts = 'for at in proc dev sys tmp; do mount --rbind /$at "$0/$at" || exit; done'
  const script = readFileSync(inProject('testing/desktop/screen-reader.sh'), 'utf8')
  // Without a program that speaks, Orca waits for none: what it hands over is in its log all the same.
  const silence = 'mount --bind "$0/bin/false" "$0/usr/bin/speech-dispatcher"'
  const inside = `${mounts}; ${silence}; exec chroot "$0" dbus-run-session -- sh -c "$1" sh "$2"`
  const apart = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child']
  const words = [...apart, 'sh', '-c', inside, desktop, script, folder]
  const child = spawn('unshare', words, { detached: true, stdio: 'ignore' })
  const ended = once(child, 'exit')
  return async () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
}

function saidIn(folder: string): string[] {
  const log = join(folder, 'spoken')
  if (!existsSync(log)) return []
  return readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => SAID.exec(line)?.[1] ?? [])
}
