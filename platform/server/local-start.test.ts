import { describe, expect, test } from 'vitest'
import { local, open } from '#testing/server/start-settings.ts'
import { isLocal, refusalOfStart } from './local-start.ts'
import { readSettings } from './settings.ts'

const SECRET = 'x'.repeat(32)
const real = { DEMO: 'off', SECRET, SMTP_URL: 'smtp://post.example' }

const refusal = (environment: Record<string, string>) => refusalOfStart(readSettings(environment))

test.each(local)('%o serves this machine alone, and may be any demonstration', (environment) => {
  expect(isLocal(readSettings(environment))).toBe(true)
  for (const DEMO of ['', 'off', 'semester-1', 'semester-2', 'force'])
    for (const secret of ['', 'a']) expect(refusal({ ...environment, DEMO, SECRET: secret })).toBeNull()
})

describe.each(open)('%o', (environment) => {
  test('is reached by others', () => expect(isLocal(readSettings(environment))).toBe(false))

  test('starts with everything that it needs', () => {
    expect(refusal({ ...environment, ...real })).toBeNull()
    expect(refusal({ ...environment, ...real, DEMO: 'force' })).toBeNull()
  })

  test.each(['', 'semester-1', 'semester-2'])('refuses the demonstration DEMO=%s', (DEMO) => {
    expect(refusal({ ...environment, ...real, DEMO })).toMatch(/needs DEMO=off .*; see docs\/hardening\.md/)
  })

  test.each(['', 'a', 'x'.repeat(31)])('refuses SECRET=%s', (secret) => {
    expect(refusal({ ...environment, ...real, SECRET: secret })).toContain('SECRET')
    expect(refusal({ ...environment, ...real, DEMO: 'force', SECRET: secret })).toContain('SECRET')
  })

  test('refuses to keep mails to itself', () => {
    expect(refusal({ ...environment, ...real, SMTP_URL: '' })).toContain('needs SMTP_URL')
    expect(refusal({ ...environment, ...real, PUSH_TEST_URL: 'http://127.0.0.1:4555' })).toContain(
      'needs an empty PUSH_TEST_URL',
    )
  })

  test('refuses to frame what stands on this machine', () => {
    expect(refusal({ ...environment, ...real, INTERACTIVE_HOSTS: 'h5p.example' })).toBeNull()
    expect(refusal({ ...environment, ...real, INTERACTIVE_HOSTS: 'h5p.example,localhost:4600' })).toContain(
      'needs INTERACTIVE_HOSTS without a host of this machine alone',
    )
  })

  test('tells everything that is missing in one sentence, and no value', () => {
    const told = refusal({ ...environment, SECRET: 'hunter2' }) ?? ''
    expect(told).toMatch(/DEMO=off.*SECRET.*SMTP_URL/)
    expect(told).not.toMatch(/\n|hunter2/)
    expect(told.match(/\. /g)).toBeNull()
  })
})

test.each(['rajt.example', 'ftp://rajt.example', 'http://'])('the address %s is no address', (PUBLIC_URL) => {
  expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL')
})
