import { beforeEach, describe, expect, test } from 'vitest'
import { account } from '#office/account/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { security } from '#people/security/calls.ts'
import { days, hours, later, minutes, seconds } from '#platform/server/clock.ts'
import { shownAddress } from '#platform/server/signed-address.ts'
import { files } from '#programme/files/calls.ts'
import { emese, ferenc, gabor, hanna, PASSWORD } from '#testing/server/cast.ts'
import type { Person } from '#testing/server/people.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { profile } from '../calls.ts'

const { app, as, guest, db, clock, enter, settings } = await buildTestRajt()

const picture = new File([new Uint8Array(png({ width: 300, height: 300, channels: 3 }))], 'me.png')
const pathOf = ({ id }: Person) => `/api/profile/${id}/picture`
const get = (url: string, token?: string) =>
  app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

let student: Person
beforeEach(async () => {
  clock.pass(hours(1))
  student = await enter({ university: 'bme' })
  await as(student).does(profile.changePicture, { files: { file: picture } })
})

describe('a profile picture', () => {
  test.each([
    ['its person', () => student],
    ['the office', () => gabor],
    ['a coordinator of their university', () => ferenc],
  ])('is seen by %s', async (_, who) => {
    const reply = await get(pathOf(student), who().token)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(reply.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  test.each([
    ['a coordinator of another university', emese],
    ['a mentor', hanna],
  ])('is not found by %s', async (_, who) => {
    expect(await as(who).refused(profile.picture, { params: { id: student.id } })).toMatchObject({
      code: 'not-found',
    })
  })

  test('is not found by another student, nor by a guest', async () => {
    const other = await enter({ university: 'bme' })
    const sent = { params: { id: student.id } }
    expect(await as(other).refused(profile.picture, sent)).toMatchObject({ code: 'not-found' })
    expect(await guest.refused(profile.picture, sent)).toMatchObject({ code: 'not-signed-in' })
  })

  test('of a coordinator is not seen by another coordinator of the university', async () => {
    const colleague = await enter({ role: 'UNIVERSITY', university: 'bme' })
    await as(colleague).does(profile.changePicture, { files: { file: picture } })
    expect((await get(pathOf(colleague), ferenc.token)).statusCode).toBe(404)
  })

  test('is not reached by the key of its file', async () => {
    const { key } = await db
      .selectFrom('file')
      .innerJoin('account', 'account.picture_id', 'file.id')
      .select('file.key')
      .where('account.id', '=', student.id)
      .executeTakeFirstOrThrow()
    expect((await get(`/files/${key}`, student.token)).statusCode).toBe(404)
  })

  test('is sent in ranges', async () => {
    const whole = await get(pathOf(student), student.token)
    const headers = { authorization: `Bearer ${student.token}`, range: 'bytes=8-11' }
    const part = await app.inject({ url: pathOf(student), headers })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 8-11/${whole.rawPayload.length}`)
    expect(part.body).toBe('WEBP')
  })
})

describe('the address that its person gets for a picture', () => {
  const addressOf = async () => (await as(student).does(auth.user)).user.profilePictureUrl ?? ''

  test('needs no token, and works for an hour at most', async () => {
    const address = await addressOf()
    expect((await get(address)).statusCode).toBe(200)
    clock.pass(minutes(29))
    expect((await get(address)).statusCode).toBe(200)
    clock.pass(minutes(31))
    expect((await get(address)).json()).toMatchObject({ code: 'link-invalid' })
  })

  test('is the same a little later, so that browsers keep the picture, and another for another picture', async () => {
    const half = minutes(30)
    clock.pass(half - (clock.now().getTime() % half))
    const address = await addressOf()
    clock.pass(minutes(10))
    expect(await addressOf()).toBe(address)
    await as(student).does(profile.changePicture, { files: { file: picture } })
    expect(await addressOf()).not.toBe(address)
  })

  test.each([
    ['another person', (url: string) => url.replace(student.id, gabor.id)],
    ['another session', (url: string) => url.replace(/session=[^&]+/, `session=${gabor.id}`)],
    [
      'a later end',
      (url: string) => url.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 60_000}`),
    ],
    ['another picture', (url: string) => url.replace(/version=[^&]+/, `version=${gabor.id}`)],
    ['another signature', (url: string) => url.replace(/signature=../, 'signature=00')],
    ['a signature that is none', (url: string) => url.replace(/signature=.*/, 'signature=')],
    ['an end that is none', (url: string) => url.replace(/until=\d+/, 'until=never')],
  ])('with %s is no address', async (_, change) => {
    const reply = await get(change(await addressOf()))
    expect(reply.json()).toMatchObject({ code: 'link-invalid' })
  })

  test('opens nothing for a reader who was locked out meanwhile', async () => {
    const address = await addressOf()
    await as(gabor).does(account.disable, { params: { id: student.id }, body: { reason: 'Kilépett.' } })
    expect((await get(address)).json()).toMatchObject({ code: 'not-signed-in' })
  })

  const endings: [string, (who: Person) => Promise<unknown>][] = [
    ['signed out', (who) => as(who).does(auth.logout)],
    ['were signed out by the office', ({ id }) => as(gabor).does(security.endSessionsOf, { params: { id } })],
  ]
  test.each(endings)('ends with the session of those who %s', async (_, end) => {
    const viewer = await enter()
    await as(viewer).does(profile.changePicture, { files: { file: picture } })
    const shown = (await as(viewer).does(auth.user)).user.profilePictureUrl ?? ''
    const { url: saved } = await as(viewer).does(files.address, { body: { path: pathOf(viewer) } })
    expect((await get(shown)).statusCode).toBe(200)
    await end(viewer)
    for (const address of [shown, saved])
      expect((await get(address)).json()).toMatchObject({ code: 'not-signed-in' })
  })

  test('made in another session goes on when this one’s password changes, and not the other way round', async () => {
    const viewer = await enter()
    await as(viewer).does(profile.changePicture, { files: { file: picture } })
    const { token, user } = await guest.does(auth.login, {
      body: { email: viewer.email, password: PASSWORD },
    })
    const kept = (await as(viewer).does(auth.user)).user.profilePictureUrl ?? ''
    expect((await get(user.profilePictureUrl ?? '')).statusCode).toBe(200)
    await as(viewer).does(auth.changePassword, {
      params: { token: 'current' },
      body: { currentPassword: PASSWORD, newPassword: 'korai madar 42' },
    })
    expect(token).toBeTruthy()
    expect((await get(user.profilePictureUrl ?? '')).json()).toMatchObject({ code: 'not-signed-in' })
    expect((await get(kept)).statusCode).toBe(200)
  })

  test('lives an hour at most, whoever signed it', async () => {
    const { id: session } = await db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', student.id)
      .executeTakeFirstOrThrow()
    const madeAt = (now: Date) => shownAddress(pathOf(student), { settings, actor: { session }, now }, 'x')
    expect((await get(madeAt(clock.now()))).statusCode).toBe(200)
    expect((await get(madeAt(later(clock.now(), days(365))))).json()).toMatchObject({ code: 'link-invalid' })
  })

  test('signs in nowhere else', async () => {
    const [, terms] = (await addressOf()).split('?')
    expect((await get(`/api/auth/user?${terms}`)).json()).toMatchObject({ code: 'not-signed-in' })
  })
})

describe('the address of a download', () => {
  const addressFor = async (who: Person) =>
    (await as(who).does(files.address, { body: { path: pathOf(student) } })).url

  test('is used once', async () => {
    const address = await addressFor(student)
    expect((await get(address)).statusCode).toBe(200)
    expect((await get(address)).json()).toMatchObject({ code: 'link-invalid' })
  })

  test('used twice at the same moment opens once', async () => {
    const address = await addressFor(student)
    const replies = await Promise.all(Array.from({ length: 10 }, () => get(address)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('is dead after a minute', async () => {
    const address = await addressFor(student)
    clock.pass(seconds(61))
    expect((await get(address)).json()).toMatchObject({ code: 'link-invalid' })
  })

  test('gives its reader no more than they may see', async () => {
    expect((await get(await addressFor(emese))).json()).toMatchObject({ code: 'not-found' })
  })

  test.each(['/api/auth/user', '/api/../files/x', 'https://elsewhere.example/api/x', '/app/', '/api/x?a=b'])(
    'for %s opens nothing',
    async (path) => {
      const { status, body } = await as(student).call(files.address, { body: { path } })
      if (status !== 200) expect(body).toMatchObject({ code: 'invalid-request' })
      else expect((await get((body as { url: string }).url)).statusCode).not.toBe(200)
    },
  )
})
