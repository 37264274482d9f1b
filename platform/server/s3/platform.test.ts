import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { media as library } from '#course/media/calls.ts'
import { PART_BYTES } from '#course/media/parts.ts'
import { profile } from '#people/profile/calls.ts'
import { gabor } from '#testing/server/cast.ts'
import { faultProxy } from '#testing/server/fault-proxy.ts'
import { videoOf } from '#testing/server/media-files.ts'
import { serveObjects } from '#testing/server/object-server.ts'
import { png } from '#testing/server/png.ts'
import { proveServedFiles } from '#testing/server/proving-served-files.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { days, later } from '../clock.ts'
import { copyFiles } from '../copy-files.ts'
import { newFileKey } from '../files.ts'
import { folderFiles } from '../folder-files.ts'
import { openFiles } from '../open-files.ts'
import { readSettings } from '../settings.ts'
import { sweepFiles } from '../sweep-files.ts'

const key = { accessKeyId: 'id', secretAccessKey: 'secret' }
const server = await serveObjects(key)
const proxy = await faultProxy('127.0.0.1', server.port)
const disk = mkdtempSync(join(tmpdir(), 'rajt-disk-'))
afterAll(async () => {
  await proxy.stop()
  await server.stop()
  rmSync(disk, { recursive: true, force: true })
})
afterEach(proxy.mend)

const settings = {
  FILES_URL: `s3://rajt?endpoint=http://127.0.0.1:${proxy.port}`,
  FILES_KEY_ID: key.accessKeyId,
  FILES_KEY_SECRET: key.secretAccessKey,
}
const media = folderFiles(join(inject('templateFolder'), 'files'))
await copyFiles(media, await openFiles(readSettings({ ...settings, DATA_DIR: disk })), () => undefined)
const rajt = await buildTestRajt({ settings })
await proveServedFiles(rajt)

const { app, as, db, files, enter, failures, folder } = rajt
const student = await enter()
const image = png({ width: 300, height: 300, channels: 3 })
const change = () => as(student).call(profile.changePicture, { files: { file: new File([image], 'a.png') } })
const pictures = () => [...server.objects.keys()].filter((one) => one.startsWith('pictures/'))
const rows = () => db.selectFrom('file').select('key').where('key', 'like', 'pictures/%').execute()

test('an upload is in the store, and nothing of it stays on the disk', async () => {
  expect(await change()).toMatchObject({ status: 200 })
  expect(pictures()).toEqual((await rows()).map((row) => row.key))
  expect(readdirSync(join(folder, 'receiving/incoming'))).toEqual([])
  expect(readdirSync(join(folder, 'files'))).toEqual(['course'])
})

test('the picture before goes when another one is kept', async () => {
  const before = pictures()
  expect(await change()).toMatchObject({ status: 200 })
  expect(pictures()).toHaveLength(1)
  expect(pictures()).not.toEqual(before)
})

test.each([
  [{ status: 503, code: 'SlowDown' }, 503, 'storage-failed'],
  [{ status: 403, code: 'QuotaExceeded' }, 507, 'storage-full'],
  ['reset', 503, 'storage-failed'],
  ['lost-answer', 503, 'storage-failed'],
] as const)('with %j an upload is refused, and leaves no row and no file', async (fault, status, code) => {
  const before = { rows: await rows(), pictures: pictures() }
  proxy.plan(fault, { times: 99, of: /^PUT/ })
  expect(await change()).toMatchObject({ status, body: { code } })
  expect(failures.splice(0).join()).toContain('the store of files')
  proxy.mend()
  expect({ rows: await rows(), pictures: pictures() }).toEqual(before)
  expect(readdirSync(join(folder, 'receiving/incoming'))).toEqual([])
})

test('a download from a store that is away is refused, and can be repeated', async () => {
  const medium = await db
    .selectFrom('file')
    .select('key')
    .where('media_type', '=', 'audio/mpeg')
    .executeTakeFirstOrThrow()
  for (const of of [/^HEAD/, /^GET/]) {
    proxy.plan('reset', { times: 99, of })
    const reply = await app.inject(`/files/${medium.key}`)
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ])
    expect(reply.json()).toMatchObject({ code: 'unavailable' })
    expect(failures.splice(0)).toHaveLength(1)
    proxy.mend()
  }
  expect((await app.inject(`/files/${medium.key}`)).statusCode).toBe(200)
})

test('a medium comes in parts through the store, and a store that is away in between loses none of them', async () => {
  const office = as(gabor)
  const content = videoOf(PART_BYTES + 1000)
  const { _id: id } = await office.does(library.begin, { body: { name: 'a.mp4', bytes: content.length } })
  const part = (start: number) =>
    office.call(library.send, {
      params: { id, start: String(start) },
      files: { part: new Blob([new Uint8Array(content.subarray(start, start + PART_BYTES))]) },
    })
  const add = () =>
    office.call(library.add, {
      body: { upload: id, title: 'Videó', transcript: '', workMinutes: null },
      files: { captions: null, poster: null },
    })
  const whileAway = async (work: () => Promise<{ status: number }>, of: RegExp) => {
    proxy.plan('reset', { times: 99, of })
    expect(await work()).toMatchObject({ status: 503 })
    failures.splice(0)
    proxy.mend()
  }
  expect(await part(0)).toMatchObject({ status: 200 })
  await whileAway(() => part(PART_BYTES), /^PUT/)
  expect(await part(PART_BYTES)).toMatchObject({ status: 200 })
  await whileAway(add, /^GET/)
  await whileAway(add, /^(PUT|POST)/)
  const { body } = await add()
  const { url, _id: medium } = body as { url: string; _id: string }
  expect((await app.inject(url)).rawPayload.equals(content)).toBe(true)
  expect([...server.objects.keys()].filter((one) => one.startsWith('uploads/'))).toEqual([])
  expect(readdirSync(join(folder, 'receiving/incoming'))).toEqual([])
  await office.does(library.remove, { params: { id: medium } })
  expect([...server.objects.keys()].filter((one) => one.startsWith('media/'))).toEqual([])
})

test('what no row names goes at night, and what one names stays', async () => {
  const named = (await db.selectFrom('file').select('key').execute()).map((row) => row.key)
  const stray = newFileKey('pictures', 'webp')
  await files.put(stray, Buffer.from('x'))
  expect(server.objects.has(stray)).toBe(true)
  await sweepFiles({ db, files, keptDays: 0 }, later(new Date(), days(2)))
  expect([...server.objects.keys()].toSorted()).toEqual(named.toSorted())
})
