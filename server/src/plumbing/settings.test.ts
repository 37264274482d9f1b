import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment is enough', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    DEMO: 'semester-1',
    publicUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/^\/.*data$/),
  })
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
])('%o is refused by name', (environment) => {
  expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0])
})

test('everything wrong with the settings is told at once', () => {
  expect(() => readSettings({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[\s\S]*DEMO/)
})

test('a file store that is not supported is refused', () => {
  expect(() => readSettings({ FILES_URL: 's3://bucket' })).toThrow('FILES_URL')
  expect(readSettings({ FILES_URL: 'file:///var/rajt' }).FILES_URL).toBe('file:///var/rajt')
})
