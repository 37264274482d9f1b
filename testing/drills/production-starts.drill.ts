import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { afterAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { openPostOffice } from '#testing/server/post-office.ts'
import { ask, type Process, spawnRajt, startRajt } from '#testing/server/process.ts'
import { local, open } from '#testing/server/start-settings.ts'

const AT_ONCE = 4
const SECRET = 's'.repeat(32)
const folder = mkdtempSync(join(tmpdir(), 'rajt-production-'))
const [real, demonstrated, never] = ['real', 'demonstrated', 'never'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
const post = await openPostOffice()
afterAll(async () => {
  await post.close()
  rmSync(folder, { recursive: true, force: true })
})

type Environment = Record<string, string>

/** The output of a start that ends by itself. */
async function refusalOf(where: string, environment: Environment): Promise<string> {
  const one = await spawnRajt(where, environment)
  expect(await one.ended, JSON.stringify(environment)).toBe(1)
  return one.output()
}

async function serving<T>(where: string, environment: Environment, look: (rajt: Process) => Promise<T>) {
  const rajt = await startRajt(where, environment)
  try {
    return await look(rajt)
  } finally {
    rajt.child.kill('SIGTERM')
    await rajt.ended
  }
}
/** The statuses of the demonstration's mailbox and of a sign-in with its password. */
const shown = async (rajt: Process) => {
  const body = { email: 'office@rajt.example', password: DEMO_PASSWORD }
  return [(await fetch(`${rajt.url}/dev/mail`)).status, (await ask(rajt, auth.login, { body })).status]
}

/** Every combination of the settings that matter, for each way of being reached by others. */
const combinations = open.flatMap((way) =>
  ['', 'off', 'semester-1', 'semester-2', 'force'].flatMap((DEMO) =>
    ['', 'a', 's'.repeat(31), SECRET].flatMap((secret) =>
      ['', post.url].map((SMTP_URL) => ({ ...way, DEMO, SECRET: secret, SMTP_URL })),
    ),
  ),
)
const isWhole = ({ DEMO, SECRET: secret, SMTP_URL }: (typeof combinations)[number]) =>
  (DEMO === 'off' || DEMO === 'force') && secret === SECRET && SMTP_URL !== ''

test('every start that others can reach and that lacks something ends in one sentence, and makes nothing', async () => {
  const inTurn = pLimit(AT_ONCE)
  const lacking = combinations.filter((one) => !isWhole(one))
  const told = await Promise.all(lacking.map((one) => inTurn(() => refusalOf(never, one))))
  for (const [i, words] of told.entries())
    expect(words, JSON.stringify(lacking[i])).toMatch(
      /^\nOthers can reach this platform \([^\n]*hardening\.md\.\n$/,
    )
  expect(existsSync(never)).toBe(false)
  process.stdout.write(`  ${lacking.length} starts refused\n`)
})

/** The ways by which this machine can serve: it has not every address of the list. */
const servable = open.filter(({ HOST }) => !HOST || HOST === '0.0.0.0')

describe.each(servable)('%o', (way) => {
  const whole = { ...way, SECRET, SMTP_URL: post.url, FIRST_OFFICE_EMAIL: 'first@office.example' }

  test('a real programme has no demonstration and no mailbox', async () => {
    expect(await serving(real, { ...whole, DEMO: 'off' }, shown)).toEqual([404, 401])
  })

  test('a demonstration asked for by name has no mailbox', async () => {
    expect(await serving(demonstrated, { ...whole, DEMO: 'force' }, shown)).toEqual([404, 200])
  })

  test('what the demonstration filled is never a real programme', async () => {
    expect(await refusalOf(demonstrated, { ...whole, DEMO: 'off' })).toContain(
      'The demonstration filled this database',
    )
  })
})

test.each(local.filter(({ HOST }) => HOST !== '::1'))('%o alone shows the mailbox', async (way) => {
  expect(await serving(demonstrated, way, shown)).toEqual([200, 200])
})
