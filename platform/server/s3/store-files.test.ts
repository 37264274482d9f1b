import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { faultProxy } from '#testing/server/fault-proxy.ts'
import { serveObjects } from '#testing/server/object-server.ts'
import { proveFiles } from '#testing/server/proving-files.ts'
import { IMPATIENT, proveFaults } from '#testing/server/proving-stores.ts'
import { newFileKey } from '../files.ts'
import { readSettings } from '../settings.ts'
import { openStore } from './store-files.ts'

const first = { accessKeyId: 'first', secretAccessKey: 'secret-1' }
const folder = mkdtempSync(join(tmpdir(), 'rajt-store-'))
const store = await serveObjects(first)
const proxy = await faultProxy('127.0.0.1', store.port)
afterAll(async () => {
  await proxy.stop()
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

const keyFile = join(folder, 'credentials')
const writeKey = (id: string, secret: string, token = '') =>
  writeFileSync(
    keyFile,
    `[default]\naws_access_key_id = ${id}\naws_secret_access_key = ${secret}\n${token && `aws_session_token = ${token}\n`}`,
  )
const settingsOf = (query = '', port = proxy.port) =>
  readSettings({
    DATA_DIR: folder,
    FILES_URL: `s3://rajt?endpoint=http://127.0.0.1:${port}&region=anywhere-1${query}`,
    FILES_KEY_FILE: keyFile,
  })
writeKey(first.accessKeyId, first.secretAccessKey)
const files = await openStore(settingsOf(), IMPATIENT)

describe('a store', () => {
  proveFiles(() => files)
  proveFaults(() => ({ files, proxy, times: IMPATIENT }))
})

describe('a key that ended', () => {
  const put = () => files.put(newFileKey('pictures', 'webp'), Buffer.from('x'))

  test('is read anew from its file', async () => {
    writeKey('second', 'secret-2', 'token-1')
    store.state.credentials = {
      accessKeyId: 'second',
      secretAccessKey: 'secret-2',
      sessionToken: 'token-1',
    }
    await put()
    writeKey('second', 'secret-2', 'token-2')
    store.state.credentials = { ...store.state.credentials, sessionToken: 'token-2' }
    await Promise.all([put(), put(), put()])
  })

  test('and of which there is no other yet is refused at once, until there is', async () => {
    const asked = store.received.length
    store.state.credentials = { accessKeyId: 'third', secretAccessKey: 'secret-3' }
    await expect(put()).rejects.toMatchObject({
      code: 'STORE_WRITE',
      message: 'the store of files answers 403 InvalidAccessKeyId to PUT',
    })
    expect(store.received.length - asked).toBe(1)
    writeFileSync(keyFile, '[default]\naws_access_key_id = thi')
    await expect(put()).rejects.toMatchObject({ code: 'STORE_WRITE' })
    writeKey('third', 'secret-3')
    await put()
  })
})

test('a store that did not answer three times is asked once for a while', async () => {
  const away = await openStore(settingsOf(), { ...IMPATIENT, away: 300 })
  const put = () => away.put(newFileKey('pictures', 'webp'), Buffer.from('x'))
  const triesOf = async () => {
    const asked = proxy.seen.length
    await expect(put()).rejects.toMatchObject({ code: 'STORE_WRITE' })
    return proxy.seen.length - asked
  }
  proxy.plan('reset', { times: 99, of: /^PUT/ })
  expect([await triesOf(), await triesOf(), await triesOf()]).toEqual([3, 1, 1])
  await sleep(350)
  expect(await triesOf()).toBe(3)
  proxy.mend()
  await put()
})

describe('a start refuses', () => {
  test('a bucket whose files strangers may read', async () => {
    store.state.isOpen = { objects: true, list: false }
    await expect(openStore(settingsOf(), IMPATIENT)).rejects.toThrow(
      'FILES_URL: the bucket rajt must not be public: it gives its files to whoever asks',
    )
  })

  test('a bucket that strangers may list', async () => {
    store.state.isOpen = { objects: false, list: true }
    await expect(openStore(settingsOf(), IMPATIENT)).rejects.toThrow('it lists its files to whoever asks')
    store.state.isOpen = { objects: false, list: false }
  })

  test('a store that does not answer', async () => {
    const gone = await faultProxy('127.0.0.1', store.port)
    await gone.stop()
    await expect(openStore(settingsOf('', gone.port), IMPATIENT)).rejects.toThrow(
      'FILES_URL: the bucket rajt cannot be used: the store of files does not answer: connect ECONNREFUSED',
    )
  })

  test.each(['missing.pem', 'credentials'])('an authority that is no certificate: %s', async (name) => {
    const settings = { ...settingsOf(), FILES_CA: join(folder, name) }
    await expect(openStore(settings, IMPATIENT)).rejects.toThrow(/^FILES_CA: .* is no readable PEM file/)
  })

  test('and leaves nothing of its question in the bucket', () =>
    expect([...store.objects.keys()].filter((key) => key.startsWith('probe/'))).toEqual([]))
})

test('a store is asked to encrypt what it is told to', async () => {
  const encrypted = await openStore(settingsOf('&encryption=aws:kms&kms=key-1'), IMPATIENT)
  const key = newFileKey('pictures', 'webp')
  await encrypted.put(key, Buffer.from('x'))
  expect(store.received.find((one) => one.key === key)?.headers).toMatchObject({
    'x-amz-server-side-encryption': 'aws:kms',
    'x-amz-server-side-encryption-aws-kms-key-id': 'key-1',
  })
})

test('what a process that ended was receiving a day ago goes at the next start', async () => {
  const { part: old } = await files.receive([Buffer.from('x')] as unknown as AsyncIterable<Uint8Array>)
  const { part: young } = await files.receive([Buffer.from('x')] as unknown as AsyncIterable<Uint8Array>)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  utimesSync(join(folder, 'receiving', old), yesterday, yesterday)
  await openStore(settingsOf(), IMPATIENT)
  expect(readdirSync(join(folder, 'receiving/incoming')).map((name) => `incoming/${name}`)).toEqual([young])
})
