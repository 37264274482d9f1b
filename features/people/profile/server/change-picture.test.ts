import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '#platform/server/clock.ts'
import { limits } from '#platform/server/limits.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { expectRefusal } from '#testing/server/client.ts'
import { multipart, type Part } from '#testing/server/multipart.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { profile } from '../calls.ts'

const { app, as, db, pool, clock, folder, failures, enter } = await buildTestRajt()

const LIMIT = profile.changePicture.uploads.file.maxBytes
const GPS = {
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 29/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '19/1 2/1 0/1',
  },
}

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b42' } })
const jpeg = () => picture().jpeg().toBuffer()
const fileOf = (bytes: Uint8Array, type = 'image/jpeg', name = 'me.jpg') =>
  new File([new Uint8Array(bytes)], name, { type })
const send = (file: Blob) => as(anna).call(profile.changePicture, { files: { file } })
const sendParts = (parts: Part[]) => sendRaw(multipart(parts))
async function sendRaw({ payload, headers }: { payload: Buffer | string; headers: Record<string, string> }) {
  const url = '/api/auth/change-picture/'
  const reply = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${anna.token}` },
  })
  if (reply.statusCode !== 200) expectRefusal(profile.changePicture, reply.statusCode, reply.json())
  return { status: reply.statusCode, body: reply.json() }
}
/** A JPEG of an exact size: what follows its end is not looked at. */
const jpegOf = async (bytes: number) => {
  const start = await jpeg()
  return Buffer.concat([start, Buffer.alloc(bytes - start.length)])
}
async function stored(url: string | null) {
  const reply = await app.inject({ url: url ?? '' })
  return { reply, metadata: await sharp(reply.rawPayload).metadata() }
}

/** Nobody reaches the hourly limit by testing. */
beforeEach(() => clock.pass(hours(1)))
afterEach(async () => expect(await strayFiles(db, folder)).toEqual([]))

describe('a picture', () => {
  test('and another one at the same moment: one of them is kept, of the other no row and no file', async () => {
    for (let pair = 0; pair < 20; pair++) {
      const student = await enter()
      const change = async () =>
        as(student).call(profile.changePicture, { files: { file: fileOf(await jpeg()) } })
      await change()
      expect(await Promise.all([change(), change()])).toMatchObject([{ status: 200 }, { status: 200 }])
      expect(await strayFiles(db, folder)).toEqual([])
    }
  })

  test('may be changed ten times an hour', async () => {
    const student = await enter()
    const change = async () =>
      as(student).call(profile.changePicture, { files: { file: fileOf(await jpeg()) } })
    clock.set(new Date('2040-10-20T10:20:00.000Z'))
    for (let n = 0; n < limits.pictures.hits; n++) expect(await change()).toMatchObject({ status: 200 })
    expect(await change()).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
      headers: { 'retry-after': String(40 * 60) },
    })
    clock.pass(minutes(40))
    expect(await change()).toMatchObject({ status: 200 })
  })

  test('that could not be saved leaves no file behind, and the one before it stays', async () => {
    const kept = () => readdirSync(join(folder, 'files/pictures')).toSorted()
    const student = await enter()
    const change = async () =>
      as(student).call(profile.changePicture, { files: { file: fileOf(await jpeg()) } })
    expect(await change()).toMatchObject({ status: 200 })
    const before = kept()
    await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger fails before insert on file for each row execute function fail()`)
    expect(await change()).toMatchObject({ status: 500 })
    await pool.query('drop trigger fails on file; drop function fail()')
    expect(failures.splice(0)).toHaveLength(1)
    expect(kept()).toEqual(before)
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'may be a %s; what is kept is a square WebP',
    async (format) => {
      const file = fileOf(await picture().toFormat(format).toBuffer(), `image/${format}`)
      const { user } = await as(gabor).does(profile.changePicture, { files: { file } })
      const { reply, metadata } = await stored(user.profilePictureUrl)
      expect(reply.headers['content-type']).toBe('image/webp')
      expect(metadata).toMatchObject({ format: 'webp', width: 320, height: 320 })
    },
  )

  test('keeps nothing of where and with what it was taken', async () => {
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'Canary Camera', Copyright: 'Canary Person' }, ...GPS })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Canary</x:xmpmeta>')
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { body } = await send(fileOf(bytes))
    const { reply, metadata } = await stored(
      (body as { user: { profilePictureUrl: string } }).user.profilePictureUrl,
    )
    expect(metadata).toMatchObject({ format: 'webp' })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(reply.rawPayload.toString('latin1')).not.toMatch(/Canary|GPS|Exif/i)
  })

  test('that lies on its side is turned upright', async () => {
    const left = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const lying = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'blue' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await send(fileOf(lying))
    const { reply } = await stored((body as { user: { profilePictureUrl: string } }).user.profilePictureUrl)
    const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true })
    const [r = 0, , b = 255] = data.subarray((10 * info.width + 160) * info.channels)
    expect(r).toBeGreaterThan(b)
  })

  test('gets a new address each time, and the name it came with nowhere', async () => {
    const urls = []
    for (let n = 0; n < 2; n++) {
      const { body } = await send(fileOf(await jpeg(), 'image/jpeg', '../../canary.jpg'))
      urls.push((body as { user: { profilePictureUrl: string } }).user.profilePictureUrl)
    }
    expect(new Set(urls).size).toBe(2)
    expect(urls.join()).not.toContain('canary')
    expect(await db.selectFrom('file').select('id').where('name', 'like', '%canary%').execute()).toEqual([])
  })

  test('that was replaced is gone', async () => {
    const student = await enter()
    const change = async () => {
      const { user } = await as(student).does(profile.changePicture, {
        files: { file: fileOf(await jpeg()) },
      })
      return user.profilePictureUrl ?? ''
    }
    const kept = () => readdirSync(join(folder, 'files/pictures'))
    await change()
    const before = kept()
    await change()
    expect(kept()).toHaveLength(before.length)
    expect(kept()).not.toEqual(before)
  })
})

describe('its size', () => {
  test('may be 5 MiB exactly', async () => {
    expect(await send(fileOf(await jpegOf(LIMIT)))).toMatchObject({ status: 200 })
  })

  test('is refused from one byte more', async () => {
    expect(await send(fileOf(await jpegOf(LIMIT + 1)))).toMatchObject({
      status: 413,
      body: { code: 'body-too-large' },
    })
  })

  test('counts in points of the picture too', async () => {
    const wide = png({ width: 10_000, height: 5_000 })
    expect(wide.length).toBeLessThan(LIMIT)
    expect(await send(fileOf(wide))).toMatchObject({
      status: 400,
      body: { code: 'picture-too-large', detail: { width: 10_000, height: 5_000 } },
    })
  })
})

describe('what it really is decides, not what it is called', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>')
  test.each([
    ['a page', html],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('%s called me.jpg', async (_, bytes) => {
    expect(await send(fileOf(bytes))).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', fields: { file: { rule: 'format' } } },
    })
  })

  test('a picture called a program', async () => {
    expect(await send(fileOf(await jpeg(), 'application/x-msdownload', 'me.exe'))).toMatchObject({
      status: 200,
    })
  })

  test('half a picture', async () => {
    const bytes = await picture(1000, 1000).png().toBuffer()
    expect(await send(fileOf(bytes.subarray(0, bytes.length / 2)))).toMatchObject({
      status: 400,
      body: { code: 'picture-unreadable', fields: { file: { rule: 'format' } } },
    })
  })

  test('the head of a picture, then a page', async () => {
    const bytes = Buffer.concat([(await jpeg()).subarray(0, 20), html])
    expect(await send(fileOf(bytes))).toMatchObject({ body: { code: 'picture-unreadable' } })
  })
})

describe('the body', () => {
  test('has one file, not two', async () => {
    const part = { name: 'file', filename: 'a.jpg', type: 'image/jpeg', bytes: await jpeg() }
    expect(await sendParts([part, part])).toMatchObject({ status: 400 })
  })

  test('has a file', async () => {
    expect(await sendParts([{ name: 'file', bytes: 'text' }])).toMatchObject({
      status: 400,
      body: { fields: { file: { rule: 'required' } } },
    })
    expect(await sendParts([])).toMatchObject({ status: 400 })
  })

  test('is multipart', async () => {
    const json = { payload: '{"file":"x"}', headers: { 'content-type': 'application/json' } }
    expect(await sendRaw(json)).toMatchObject({ status: 415, body: { code: 'media-type' } })
    const bare = { payload: await jpeg(), headers: { 'content-type': 'image/jpeg' } }
    expect(await sendRaw(bare)).toMatchObject({ status: 415, body: { code: 'media-type' } })
  })

  test('is whole', async () => {
    const { payload, headers } = multipart([{ name: 'file', filename: 'a.jpg', bytes: await jpeg() }])
    expect(await sendRaw({ payload: payload.subarray(0, payload.length - 40), headers })).toMatchObject({
      status: 400,
    })
  })

  test('has a boundary', async () => {
    const { payload } = multipart([{ name: 'file', filename: 'a.jpg', bytes: await jpeg() }])
    const headers = { 'content-type': 'multipart/form-data' }
    expect((await sendRaw({ payload, headers })).status).toBeLessThan(500)
  })
})

test('a guest’s picture is not even looked at', async () => {
  const { payload, headers } = multipart([{ name: 'file', filename: 'a.jpg', bytes: await jpeg() }])
  const reply = await app.inject({ method: 'POST', url: '/api/auth/change-picture/', payload, headers })
  expect(reply.statusCode).toBe(401)
})
