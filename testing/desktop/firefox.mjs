#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

// Debian's Firefox, as Playwright starts a browser. Its long-term version does not know a command that Playwright sends for
// each window, to choose a scheme and less motion; that one is answered here, and everything else passed on. Firefox speaks
// on a port of its own, whose address it tells on its standard error.

const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const ADDRESS = /(.*WebDriver BiDi listening on )(ws:\S+)/
const root = process.env.RAJT_DESKTOP ?? '/var/cache/rajt-desktop/debian'
const words = process.argv.slice(2)
/** What is downloaded goes with the profile. */
const HOME = words[words.indexOf('--profile') + 1] ?? '/root'
// The stories' own browser names folders of fonts that this root does not have: every letter would be a box.
const { FONTCONFIG_PATH: _, ...environment } = process.env

const firefox = spawn(
  'unshare',
  [
    '--mount',
    'sh',
    '-c',
    'for at in proc dev sys tmp; do mount --rbind /$at "$0/$at" || exit; done; exec chroot "$0" /usr/bin/firefox-esr "$@"',
    root,
    ...words,
  ],
  { stdio: ['ignore', 'inherit', 'pipe'], env: { ...environment, HOME } },
)
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill('SIGTERM'))

createInterface(firefox.stderr).on('line', async (line) => {
  const [, before, address] = ADDRESS.exec(line) ?? []
  process.stderr.write(`${address ? `${before}${await between(address)}` : line}\n`)
})

/** Answers where Playwright finds what stands between it and Firefox. */
function between(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (driver, { url }) => {
    const browser = new WebSocket(new URL(url, address))
    const waiting = []
    browser.once('open', () => {
      for (const one of waiting.splice(0)) browser.send(one)
    })
    driver.on('message', (data) => {
      const { id, method } = JSON.parse(data)
      if (method === UNKNOWN) driver.send(JSON.stringify({ type: 'success', id, result: {} }))
      else if (browser.readyState === WebSocket.OPEN) browser.send(String(data))
      else waiting.push(String(data))
    })
    browser.on('message', (data) => driver.send(String(data)))
    browser.once('close', () => driver.close())
    driver.once('close', () => browser.close())
  })
  return new Promise((resolve) =>
    server.once('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`)),
  )
}
