import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReady, query } from '#testing/server/process.ts'
import { until } from '#testing/server/until.ts'
import { server } from '../../scripts/server.mjs'
import { addresses, buildLan } from './lan.ts'
import { freeze, type Program, run, runEngine, thaw } from './machine.ts'

const disk = mkdtempSync(join(tmpdir(), 'rajt-watch-'))
const data = join(disk, 'app1')
const TOKEN = 'the-token-that-this-drill-keeps-in-its-file'
const metricsAt = `http://${addresses.app1}:9464/metrics`
/** Scraped and reckoned every 15 s; the slowest of the alerts here wants a minute. */
const PATIENCE_MS = 150_000

const files = {
  '/etc/prometheus/prometheus.yml': 'deploy/prometheus/prometheus.yml',
  '/etc/prometheus/rajt.rules.yml': 'deploy/prometheus/rajt.rules.yml',
  '/etc/prometheus/rajt.rules.test.yml': 'deploy/prometheus/rajt.rules.test.yml',
  '/etc/prometheus/rajt.token': join(disk, 'token'),
}
const promtool = (...words: string[]): Program =>
  runEngine('watch', disk, { words: ['promtool', ...words], files })

let prometheus: Program | null = null

beforeAll(() => {
  buildLan()
  writeFileSync(join(disk, 'token'), TOKEN)
})
afterAll(() => {
  buildLan()
  rmSync(disk, { recursive: true, force: true })
})

interface Answer<T> {
  status: string
  data: T
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`http://${addresses.watch}:9090/api/v1/${path}`)
  return ((await answer.json()) as Answer<T>).data
}

/** The value of a query, in the order of its series. */
async function valuesOf(text: string): Promise<number[]> {
  const { result } = await ask<{ result: { value: [number, string] }[] }>(
    `query?query=${encodeURIComponent(text)}`,
  )
  return result.map(({ value: [, one] }) => Number(one))
}

/** What fires now: each alert's name and sentence. */
async function firing(): Promise<Map<string, string>> {
  const { alerts } = await ask<{
    alerts: { state: string; labels: { alertname: string }; annotations: { summary: string } }[]
  }>('alerts')
  const loud = alerts.filter(({ state }) => state === 'firing')
  return new Map(loud.map(({ labels, annotations }) => [labels.alertname, annotations.summary]))
}

/** Seconds until an alert fires, or no longer does. */
async function secondsUntil(alert: string, fires: boolean): Promise<number> {
  const from = performance.now()
  await until(
    `${alert} ${fires ? 'fires' : 'is over'}`,
    async () => (await firing()).has(alert) === fires,
    PATIENCE_MS,
  )
  return Math.round((performance.now() - from) / 1000)
}

const print = (line: string) => process.stdout.write(`${line}\n`)

test('promtool takes the configuration and the rules, and every alert fires when the thing happens', async () => {
  const runs = [
    promtool('check', 'config', '/etc/prometheus/prometheus.yml'),
    promtool('check', 'rules', '/etc/prometheus/rajt.rules.yml'),
    promtool('test', 'rules', '/etc/prometheus/rajt.rules.test.yml'),
  ]
  for (const { ended, output } of runs)
    expect({ exit: await ended, said: output() }).toMatchObject({ exit: 0 })
})

test('Prometheus reads a running Rajt, wakes somebody when a mail waits and when no process is ready, and stops when one is', async () => {
  const app = run('app1', [process.execPath, ...server], {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: '',
    DATA_DIR: data,
    HOST: addresses.app1,
    PUBLIC_URL: 'https://rajt.example',
    DEMO: 'off',
    SECRET: 'a secret of this drill, which nobody else knows',
    FIRST_OFFICE_EMAIL: 'first@office.example',
    // Nobody answers there.
    SMTP_URL: `smtp://${addresses.store}:2525`,
    LOG_LEVEL: 'error',
    METRICS_HOST: addresses.app1,
    METRICS_PORT: '9464',
    METRICS_TOKEN: TOKEN,
  })
  const isServing = () => isReady({ url: `http://${addresses.app1}:3000`, ...app })
  await until('Rajt serves', isServing, 120_000).catch((cause) => {
    throw new Error(app.output(), { cause })
  })
  expect((await fetch(metricsAt)).status).toBe(401)
  expect((await fetch(`http://${addresses.app1}:3000/metrics`)).status).toBe(404)

  prometheus = runEngine('watch', disk, {
    words: [
      'prometheus',
      '--config.file=/etc/prometheus/prometheus.yml',
      '--storage.tsdb.path=/var/lib/prometheus/metrics2',
    ],
    user: 'prometheus',
    files,
    folders: { '/var/lib/prometheus/metrics2': 'prometheus' },
  })
  const isRead = async () => (await valuesOf('rajt_ready{instance="app1:9464"}').catch(() => []))[0] === 1
  await until('Prometheus has read the metrics', isRead, 60_000).catch((cause) => {
    throw new Error(prometheus?.output(), { cause })
  })
  expect(await valuesOf('rajt_mails_waiting')).toEqual([1])
  const [series = 0] = await valuesOf('count({instance="app1:9464"})')
  print(`series of one process that has just begun: ${series}`)
  expect((await firing()).has('MailsWait')).toBe(false)

  // It was written twenty minutes ago, as the platform's own clock says it.
  await query(data, `update mail set created_at = now() - interval '20 minutes'`)
  print(`a mail that waits is told after ${await secondsUntil('MailsWait', true)} s`)
  expect((await firing()).get('MailsWait')).toBe('Mails that wait for longer than a quarter of an hour: 1.')

  freeze('app1')
  print(`no process that is ready is told after ${await secondsUntil('NoProcessReady', true)} s`)
  thaw('app1')
  print(`and is over ${await secondsUntil('NoProcessReady', false)} s after the thaw`)
})
