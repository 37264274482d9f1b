import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test } from 'vitest'
import { faultProxy } from '#testing/server/fault-proxy.ts'
import { serveObjects } from '#testing/server/object-server.ts'
import { IMPATIENT } from '#testing/server/proving-stores.ts'
import { copyFiles } from './copy-files.ts'
import { newFileKey } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { inProject } from './in-project.ts'
import { openStore } from './s3/store-files.ts'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-copy-'))
const key = { accessKeyId: 'id', secretAccessKey: 'secret' }
const server = await serveObjects(key)
const proxy = await faultProxy('127.0.0.1', server.port)
afterAll(async () => {
  await proxy.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  proxy.mend()
  server.objects.clear()
})

const environment = {
  DATA_DIR: folder,
  FILES_URL: `s3://rajt?endpoint=http://127.0.0.1:${proxy.port}`,
  FILES_KEY_ID: key.accessKeyId,
  FILES_KEY_SECRET: key.secretAccessKey,
}
const store = await openStore(readSettings(environment), IMPATIENT)
const silent = () => undefined

const from = folderFiles(join(folder, 'from'))
const keys: string[] = []
for (let n = 0; n < 12; n++) {
  const one = newFileKey(n % 2 ? 'pictures' : 'documents', 'bin')
  await from.put(one, randomBytes(n * 1000))
  keys.push(one)
}
await from.receive([Buffer.from('unfinished')] as unknown as AsyncIterable<Uint8Array>)
const bytes = (12 * 11 * 1000) / 2

test('a folder goes into a bucket and back, and is the same', async () => {
  const there = await copyFiles(from, store, silent)
  expect(there).toEqual({ files: 12, bytes, copied: 12, hash: expect.any(String) })
  expect([...server.objects.keys()].toSorted()).toEqual(keys.toSorted())
  const back = folderFiles(join(folder, 'back'))
  expect(await copyFiles(store, back, silent)).toEqual(there)
  for (const one of keys) expect(await buffer(back.read(one))).toEqual(await buffer(from.read(one)))
})

test('its hash is that of the list which sha256sum writes', async () => {
  const lines = []
  for (const one of keys.toSorted()) {
    const hash = createHash('sha256')
      .update(await buffer(from.read(one)))
      .digest('hex')
    lines.push(`${hash}  ${one}\n`)
  }
  const { hash } = await copyFiles(from, store, silent)
  expect(hash).toBe(createHash('sha256').update(lines.join('')).digest('hex'))
})

test('what breaks off in the middle goes on where it was', async () => {
  proxy.plan('reset', { times: 99, of: new RegExp(`PUT .*${keys.toSorted()[7]}`) })
  await expect(copyFiles(from, store, silent)).rejects.toMatchObject({ code: 'STORE_WRITE' })
  proxy.mend()
  const asked = proxy.seen.length
  const { files, copied } = await copyFiles(from, store, silent)
  expect(files).toBe(12)
  expect(copied).toBeLessThan(9)
  expect(proxy.seen.slice(asked).filter((line) => line.startsWith('PUT'))).toHaveLength(copied)
  expect(await copyFiles(from, store, silent)).toMatchObject({ files: 12, copied: 0 })
})

test('what is there with as many other bytes is found, and put right', async () => {
  await copyFiles(from, store, silent)
  const [wrong] = keys.slice(5)
  server.objects.set(wrong ?? '', { bytes: Buffer.alloc(5000), at: new Date() })
  expect(await copyFiles(from, store, silent)).toMatchObject({ files: 12, copied: 0 })
  expect(await buffer(store.read(wrong ?? ''))).toEqual(await buffer(from.read(wrong ?? '')))
})

test('what does not become the same is told by its key', async () => {
  await copyFiles(from, store, silent)
  const [wrong = ''] = keys.slice(5)
  const stubborn = { ...store, read: (one: string) => store.read(one === wrong ? (keys[6] ?? '') : one) }
  await expect(copyFiles(from, stubborn, silent)).rejects.toThrow(`${wrong} is not the same on both sides`)
})

test('the command says what it needs', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [inProject('scripts/files.ts'), ...words], { encoding: 'utf8', env: {} })
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('copy <from> <to>') })
  const { status, stderr } = run('copy', join(folder, 'from'), 's3://rajt')
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^FILES_URL: a store needs either FILES_KEY_ID/),
  ])
})
