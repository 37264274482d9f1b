import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFileKey } from '#platform/server/files.ts'
import { openStore } from '#platform/server/s3/store-files.ts'
import { readSettings } from '#platform/server/settings.ts'
import { measured } from '#testing/server/peak.ts'
import { inPieces, proveFiles } from '#testing/server/proving-files.ts'
import { proveFaults } from '#testing/server/proving-stores.ts'
import { until } from '#testing/server/until.ts'
import { renewKey, storePort } from './ceph.ts'
import { drilledStore, MEGABYTE, say } from './drilled-store.ts'
import { addresses } from './lan.ts'

const { disk, key, proxy, times, settings, asOwner, open } = await drilledStore('files', 'open')

describe('a store', async () => {
  const files = await open('files')
  proveFiles(() => files)
  proveFaults(() => ({ files, proxy, times }))

  test('takes and gives 256 MB without holding them', async () => {
    const size = 256 * MEGABYTE
    const piece = Buffer.alloc(MEGABYTE, 'x')
    async function* content() {
      for (let n = 0; n < 256; n++) yield piece
    }
    const name = newFileKey('own-data', 'zip')
    // Not through the proxy, which holds what it passes on.
    const FILES_URL = `s3://files?endpoint=http://${addresses.store}:${storePort}`
    const files = await openStore(readSettings({ ...settings('files'), FILES_URL }))
    const up = await measured(process.pid, async () =>
      files.adopt((await files.receive(content())).part, name),
    )
    const down = await measured(process.pid, async () => {
      let bytes = 0
      for await (const chunk of files.read(name)) bytes += chunk.length
      return bytes
    })
    expect(down.result).toBe(size)
    for (const [what, { ms, grown }] of Object.entries({ up, down })) {
      say(`256 MB ${what}: ${Math.round(ms)} ms, ${Math.round(grown() / MEGABYTE)} MB more memory`)
      expect(grown()).toBeLessThan(128 * MEGABYTE)
    }
  })

  test('encrypts with the key that it is told', async () => {
    const encrypted = await open('files', '&encryption=aws:kms&kms=drill')
    const content = Buffer.alloc(20 * MEGABYTE, 'secret')
    const [small, large] = [newFileKey('pictures', 'webp'), newFileKey('own-data', 'zip')]
    await encrypted.put(small, content.subarray(0, 1000))
    await encrypted.adopt((await encrypted.receive(inPieces(content))).part, large)
    for (const one of [small, large]) {
      const { headers } = await asOwner('files')({ method: 'HEAD', key: one })
      expect(headers.get('x-amz-server-side-encryption')).toBe('aws:kms')
    }
    let at = 0
    for await (const chunk of encrypted.read(large, { start: 5, end: content.length - 1 })) {
      expect(content.subarray(5 + at, 5 + at + chunk.length).equals(chunk)).toBe(true)
      at += chunk.length
    }
    expect(at).toBe(content.length - 5)
  })

  test('that is public is refused, by its list and by its files', async () => {
    const asked = asOwner('open')
    await asked({ method: 'PUT', query: { acl: '' }, headers: { 'x-amz-acl': 'public-read' } })
    await expect(open('open')).rejects.toThrow('it lists its files to whoever asks')
    await asked({ method: 'PUT', query: { acl: '' }, headers: { 'x-amz-acl': 'private' } })
    await open('open')
    const [Effect, Principal, Action, Resource] = ['Allow', '*', 's3:GetObject', 'arn:aws:s3:::open/*']
    const policy = { Version: '2012-10-17', Statement: [{ Effect, Principal, Action, Resource }] }
    await asked({ method: 'PUT', query: { policy: '' }, body: new Blob([JSON.stringify(policy)]) })
    await expect(open('open')).rejects.toThrow('it gives its files to whoever asks')
  })

  test('that is not there is refused', () =>
    expect(open('nowhere')).rejects.toThrow(
      'nowhere cannot be used: the store of files answers 404 NoSuchBucket',
    ))
})

test('a key that is replaced is read anew from its file', async () => {
  const path = join(disk, 'key')
  const write = ({ accessKeyId, secretAccessKey }: typeof key) =>
    writeFileSync(
      path,
      `[default]\naws_access_key_id = ${accessKeyId}\naws_secret_access_key = ${secretAccessKey}\n`,
    )
  write(key)
  const { FILES_URL, DATA_DIR } = settings('files')
  const files = await openStore(readSettings({ FILES_URL, DATA_DIR, FILES_KEY_FILE: path }), times)
  const second = { accessKeyId: 'SECOND', secretAccessKey: 'second-secret' }
  await renewKey(disk, key, second)
  const put = () => files.put(newFileKey('pictures', 'webp'), Buffer.from('x'))
  await until('the key before is refused', () =>
    put().then(
      () => false,
      () => true,
    ),
  )
  await expect(put()).rejects.toThrow('the store of files answers 403 InvalidAccessKeyId to PUT')
  write(second)
  await put()
})
