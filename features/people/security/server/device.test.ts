import { expect, test } from 'vitest'
import { processorTime } from '#testing/server/processor-time.ts'
import { describeDevice } from './device.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox · Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Microsoft Edge · Windows',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari · iOS',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    'Safari · macOS',
  ],
  [
    `${mozilla} (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome · Android',
  ],
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Linux'],
])('%s', (userAgent, device) => expect(describeDevice(userAgent)).toBe(device))

test.each([
  ['curl/8.14.1', 'curl'],
  ['node', 'node'],
  ['python-requests/2.32.4', 'python-requests'],
  ['PostmanRuntime/7.44.0', 'PostmanRuntime'],
])('a program that calls the API by itself is named: %s', (userAgent, device) =>
  expect(describeDevice(userAgent)).toBe(device),
)

test.each([
  undefined,
  'curling/1.0',
  '',
  'lightMyRequest',
  '<script>alert(1)</script>/1.0 x',
  `Ákos/${'9'.repeat(9)} (Rajt)`,
])('%j names nothing of its own', (userAgent) => expect(describeDevice(userAgent)).toBeNull())

test('a header without end is read in no time and fits', () => {
  const long = `Mozilla/5.0 ${'(Windows NT 10.0) Version/1 '.repeat(50_000)}`
  expect(describeDevice(long)?.length ?? 0).toBeLessThanOrEqual(80)
  expect(processorTime(() => describeDevice(long))).toBeLessThan(200)
})
