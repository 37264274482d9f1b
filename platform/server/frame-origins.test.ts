import { describe, expect, test } from 'vitest'
import { areHosts, frameOrigins, hostOf, mayBeFramed } from './frame-origins.ts'
import { pagePolicy } from './security.ts'

const of = (INTERACTIVE_HOSTS: string) => ({ INTERACTIVE_HOSTS })

test.each([
  ['', []],
  ['h5p.szte.example', ['https://h5p.szte.example']],
  [
    ' H5P.Szte.Example , moodle.szte.example:8443',
    ['https://h5p.szte.example', 'https://moodle.szte.example:8443'],
  ],
  ['h5p.szte.example:443, h5p.szte.example', ['https://h5p.szte.example']],
  ['játék.example', ['https://xn--jtk-ela5b.example']],
  ['localhost:4600', ['http://localhost:4600']],
  ['127.0.0.1:4600', ['http://127.0.0.1:4600']],
])('%s are these origins', (hosts, origins) => {
  expect(hosts === '' || areHosts(hosts)).toBe(true)
  expect(frameOrigins(of(hosts))).toEqual(origins)
})

test.each([
  'https://h5p.szte.example',
  'h5p.szte.example/',
  'h5p.szte.example/embed',
  '*.szte.example',
  '*',
  'someone@szte.example',
  'szte',
  '10.0.0.8',
  '[2001:db8::1]',
  'h5p.szte.example.',
  'h5p.szte.example:port',
  'h5p.szte.example:99999',
  "h5p.szte.example 'unsafe-inline'",
  'h5p.szte.example;script-src *',
  'h5p.szte.example, ',
])('%s names no host', (hosts) => expect(areHosts(hosts)).toBe(false))

describe('a page may be framed', () => {
  const settings = of('h5p.szte.example, localhost:4600')

  test.each(['https://h5p.szte.example/embed/4', 'https://h5p.szte.example:443/', 'http://localhost:4600/x'])(
    'from %s',
    (address) => expect(mayBeFramed(address, settings)).toBe(true),
  )

  test.each([
    'http://h5p.szte.example/embed/4',
    'https://h5p.szte.example:8443/',
    'https://h5p.szte.example.evil.example/',
    'https://evil.example/h5p.szte.example',
    'https://h5p.szte.example./',
    'https://www.h5p.szte.example/',
    'https://szte.example/',
    'https://localhost:4600/',
    'http://localhost:4601/',
  ])('and not from %s', (address) => expect(mayBeFramed(address, settings)).toBe(false))

  test('by its host alone', () =>
    expect(hostOf('https://h5p.szte.example:8443/x')).toBe('h5p.szte.example:8443'))
})

test('a page frames what the operator names, and nothing where nothing is named', () => {
  expect(pagePolicy([], 'n')).toContain("; frame-src 'none';")
  expect(pagePolicy([], 'n', frameOrigins(of('h5p.szte.example, localhost:4600')))).toContain(
    '; frame-src https://h5p.szte.example http://localhost:4600;',
  )
})
