import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment is enough', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    DEMO: 'semester-1',
    publicUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/^\/.*data$/),
  })
})

test.each([
  ['1', 1],
  ['16', 16],
  ['auto', availableParallelism()],
])('WEB_PROCESSES=%s is %i on this machine', (given, processes) => {
  expect(readSettings({ WEB_PROCESSES: given }).webProcesses).toBe(processes)
})

test('an empty variable is as good as none', () =>
  expect(readSettings({ PORT: '', DEMO: '' }).PORT).toBe(3000))

test('the public address loses its last slash', () => {
  expect(readSettings({ PUBLIC_URL: 'https://rajt.example/' }).publicUrl).toBe('https://rajt.example')
})

test.each([
  { PORT: 'three' },
  { PORT: '70000' },
  { PORT: '-1' },
  { DEMO: 'semester-3' },
  { LOG_LEVEL: 'loud' },
  { RATE_LIMIT: '-1' },
  { TRUSTED_PROXIES: '11' },
  { WEB_PROCESSES: '0' },
  { WEB_PROCESSES: 'all' },
])('%o is refused by name', (environment) => {
  expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0])
})

test('everything wrong with the settings is told at once', () => {
  expect(() => readSettings({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[\s\S]*DEMO/)
})

test('a file store that is not supported is refused', () => {
  expect(() => readSettings({ FILES_URL: 'ftp://bucket' })).toThrow('FILES_URL')
  expect(readSettings({ FILES_URL: 'file:///var/rajt' }).FILES_URL).toBe('file:///var/rajt')
})

describe('an exam provider', () => {
  const EXAM_PROVIDER_URL = 'https://exams.example'
  const KEY = 'k'.repeat(32)

  test.each([
    ['without a key of its own', {}],
    ['with a short key', { EXAM_PROVIDER_KEY: 'short' }],
    ['that would hold SECRET', { EXAM_PROVIDER_KEY: KEY, SECRET: KEY }],
    ['that would hold the SECRET before', { EXAM_PROVIDER_KEY: KEY, SECRET: 's', SECRET_PREVIOUS: KEY }],
  ])('%s is refused', (_, given) =>
    expect(() => readSettings({ EXAM_PROVIDER_URL, ...given })).toThrow('EXAM_PROVIDER_KEY'),
  )

  test('with a key of its own is taken', () =>
    expect(readSettings({ EXAM_PROVIDER_URL, EXAM_PROVIDER_KEY: KEY, SECRET: 's' }).EXAM_PROVIDER_KEY).toBe(
      KEY,
    ))
})

describe('the metrics', () => {
  const TOKEN = 't'.repeat(32)

  test.each([
    ['a token that is short', { METRICS_TOKEN: 'short' }],
    ['a token that no header can carry', { METRICS_TOKEN: 'ő'.repeat(32) }],
    ['the port of the app', { METRICS_PORT: '3000' }],
    ['a port that others reach, without a token', { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }],
  ])('are refused with %s', (_, given) => expect(() => readSettings(given)).toThrow('METRICS_'))

  test.each([
    { METRICS_TOKEN: TOKEN },
    { METRICS_PORT: '9464' },
    { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.4', METRICS_TOKEN: TOKEN },
  ])('are taken with %o', (given) => expect(() => readSettings(given)).not.toThrow())
})

describe('hosts of interactive content', () => {
  test.each(['https://h5p.example', '*.example', 'h5p.example/embed', 'h5p', '10.0.0.8'])(
    '%s are refused',
    (hosts) =>
      expect(() => readSettings({ INTERACTIVE_HOSTS: hosts })).toThrow(
        /INTERACTIVE_HOSTS: must be names of hosts/,
      ),
  )

  test('are none of one’s own', () =>
    expect(() =>
      readSettings({ PUBLIC_URL: 'https://rajt.example', INTERACTIVE_HOSTS: 'h5p.example,rajt.example' }),
    ).toThrow('INTERACTIVE_HOSTS must be other hosts'))

  test('are taken by their names', () =>
    expect(readSettings({ INTERACTIVE_HOSTS: 'h5p.example, moodle.example' }).INTERACTIVE_HOSTS).toBe(
      'h5p.example, moodle.example',
    ))
})
