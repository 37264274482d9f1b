import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { limits } from '#platform/contract/parts.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { hostilePictures, jpegOfScans } from '#testing/server/hostile-pictures.ts'
import { measured } from '#testing/server/peak.ts'
import { png } from '#testing/server/png.ts'
import { ask, type Process, query, startRajt } from '#testing/server/process.ts'

const SECONDS = 1000
const MEGABYTES = 1024 * 1024
const WAITING = 60
const SIGN_INS = 40
const EDGE = Math.floor(Math.sqrt(limits.picture.pixels))

const folder = mkdtempSync(join(tmpdir(), 'rajt-pictures-'))
let rajt: Process
let students: string[] = []

beforeAll(async () => {
  rajt = await startRajt(folder)
  students = await signedIn(300)
})
afterAll(async () => {
  rajt.child.kill('SIGTERM')
  await rajt.ended
  rmSync(folder, { recursive: true, force: true })
})

/** Tokens of that many students, who did not have to sign in for them. */
async function signedIn(many: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    folder,
    `select a.id from account a join onboarding o on o.account_id = a.id
     join semester s on s.key = o.semester_key and s.is_current
     where a.role = 'STUDENT' and a.personality is not null and a.disabled_at is null limit $1`,
    [many],
  )
  const tokens = rows.map(({ id }) => Buffer.from(id.padEnd(43).slice(0, 32)).toString('base64url'))
  for (const [n, { id }] of rows.entries())
    await query(
      folder,
      `insert into session (token_hash, account_id, address_hash, created_at, seen_at, ends_at)
       values ($1, $2, $3, now(), now(), now() + interval '1 day')`,
      [hashSecret(tokens[n] ?? ''), id, Buffer.alloc(16)],
    )
  return tokens
}

async function change(token: string, bytes: Uint8Array): Promise<{ status: number; code?: string }> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'picture')
  const response = await fetch(`${rajt.url}/api${profile.changePicture.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return { status: response.status, code: ((await response.json()) as { code?: string }).code }
}

/** Milliseconds of each of some sign-ins, one after the other, from the shortest on. */
async function signIns(many: number): Promise<number[]> {
  const body = { email: 'student@rajt.example', password: DEMO_PASSWORD }
  const times = []
  for (let n = 0; n < many; n++) {
    const from = performance.now()
    expect(await ask(rajt, auth.login, { body })).toMatchObject({ status: 200 })
    times.push(performance.now() - from)
  }
  return times.toSorted((a, b) => a - b)
}
const at = (times: number[], part: number) => times[Math.floor((times.length - 1) * part)] ?? 0

/** The figures of this run, for whoever reads along. */
const tell = (line: string) => process.stdout.write(`  ${line}\n`)

const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })

/** Blocks of noise as large as a picture may be. */
const large = async () =>
  sharp(await noisy(500, 500).png().toBuffer()).resize(EDGE, EDGE, { kernel: 'nearest' })

const plain = () => sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: '#0b6b42' } })

/** Of the most pixels allowed, each kind as costly to decode as its encoder makes it. */
const largest: [what: string, bytes: () => Buffer | Promise<Buffer>][] = [
  ['an interlaced PNG', () => png({ width: EDGE, height: EDGE, interlaced: true })],
  ['an interlaced PNG in colour', () => png({ width: EDGE, height: EDGE, channels: 3, interlaced: true })],
  [
    'an interlaced PNG of 16 bits and transparency',
    () => png({ width: EDGE, height: EDGE, depth: 16, channels: 4, interlaced: true }),
  ],
  ['a progressive JPEG', async () => (await large()).jpeg({ progressive: true, quality: 40 }).toBuffer()],
  [
    'a progressive JPEG of four inks',
    () => plain().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  ],
  ['a JPEG of ninety scans', () => jpegOfScans(EDGE, EDGE, 90)],
  ['a WebP', async () => (await large()).webp({ quality: 40, effort: 0 }).toBuffer()],
  ['a lossless WebP', () => plain().webp({ lossless: true, effort: 0 }).toBuffer()],
]

describe('each largest picture takes bounded time and memory', () => {
  test.each(largest)('%s', async (_, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(limits.fileBytes)
    const token = students.pop() ?? ''
    const { result, ms, grown } = await measured(rajt.child.pid ?? 0, () => change(token, bytes))
    tell(
      `${_}: ${bytes.length} bytes, ${result.status} in ${Math.round(ms)} ms, ${Math.round(grown() / MEGABYTES)} MB`,
    )
    expect([200, 400]).toContain(result.status)
    expect(ms).toBeLessThan(15 * SECONDS)
    expect(grown()).toBeLessThan(900 * MEGABYTES)
  })
})

describe('each hostile picture has one outcome on the running server', () => {
  test.each(hostilePictures)('%s', async (_, make, outcome) => {
    const bytes = await make()
    const { result, ms, grown } = await measured(rajt.child.pid ?? 0, () =>
      change(students.pop() ?? '', bytes),
    )
    expect(result.code ?? 'kept').toBe(outcome)
    expect(ms).toBeLessThan(10 * SECONDS)
    expect(grown()).toBeLessThan(600 * MEGABYTES)
  })
})

test('five hundred damaged pictures are kept or refused, and none of them is a failure', async () => {
  const whole = await Promise.all([
    noisy(200, 150).jpeg().toBuffer(),
    noisy(200, 150).jpeg({ progressive: true }).toBuffer(),
    noisy(200, 150).png().toBuffer(),
    noisy(200, 150).webp().toBuffer(),
    noisy(200, 150).webp({ lossless: true }).toBuffer(),
  ])
  let seed = 1
  const chance = (below: number) => {
    seed = (seed * 48_271) % 0x7fffffff
    return seed % below
  }
  const codes = new Map<string, number>()
  for (let n = 0; n < 500; n++) {
    const bytes = Buffer.from(whole[n % whole.length] ?? [])
    // Behind the signature, or it would be no picture at all.
    for (let hits = 1 + chance(8); hits > 0; hits--) bytes[16 + chance(bytes.length - 16)] = chance(256)
    const { status, code = 'kept' } = await change(students[n % 60] ?? '', bytes)
    if (status === 429) await query(folder, 'truncate throttle')
    expect([200, 400, 429]).toContain(status)
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  tell(JSON.stringify(Object.fromEntries(codes)))
  expect(codes.get('kept')).toBeGreaterThan(0)
  expect(codes.get('picture-unreadable')).toBeGreaterThan(0)
  await query(folder, 'truncate throttle')
})

test(`sign-in stays under three times its usual time beside ${WAITING} pictures of 40 megapixels`, async () => {
  const pictures = await Promise.all(largest.slice(0, 4).map(([, make]) => make()))
  await signIns(10)
  const usual = await signIns(SIGN_INS)
  const answers = Promise.all(
    Array.from({ length: WAITING }, (_, n) =>
      change(students[n] ?? '', pictures[n % pictures.length] ?? Buffer.alloc(0)),
    ),
  )
  let isOver = false
  void answers.finally(() => {
    isOver = true
  })
  await sleep(100)
  const { result: beside, grown } = await measured(rajt.child.pid ?? 0, () => signIns(SIGN_INS))
  expect(isOver).toBe(false)
  const told = (times: number[]) => [0.5, 0.9, 1].map((part) => Math.round(at(times, part)))
  tell(
    `sign-in in ms (median, 90 %, longest): usually ${told(usual)}, beside ${told(beside)}; ${Math.round(grown() / MEGABYTES)} MB`,
  )
  expect(at(beside, 0.5)).toBeLessThan(3 * at(usual, 0.5))
  expect(at(beside, 0.9)).toBeLessThan(3 * at(usual, 0.9))
  expect((await answers).map(({ status }) => status)).toEqual(Array(WAITING).fill(200))
  expect(readdirSync(join(folder, 'files/pictures')).filter((name) => name.endsWith('.part'))).toEqual([])
})
