import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { readStoreAddress } from '#platform/server/s3/address.ts'
import { askerOf } from '#platform/server/s3/ask.ts'
import { openStore } from '#platform/server/s3/store-files.ts'
import { readSettings } from '#platform/server/settings.ts'
import { faultProxy } from '#testing/server/fault-proxy.ts'
import { IMPATIENT } from '#testing/server/proving-stores.ts'
import { makeStore, storePort } from './ceph.ts'
import { addresses, buildLan, removeLan } from './lan.ts'

export const MEGABYTE = 1024 ** 2
export const say = (words: string) => process.stdout.write(`  ${words}\n`)

/** A store with these buckets, and a proxy before it that fails as it is told. Ends with the drill. */
export async function drilledStore(...buckets: string[]) {
  const disk = mkdtempSync(join(tmpdir(), 'rajt-store-'))
  const key = { accessKeyId: 'FIRST', secretAccessKey: 'first-secret' }
  buildLan()
  const began = performance.now()
  await makeStore(disk, key)
  say(`A store is made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const proxy = await faultProxy(addresses.store, storePort)
  afterAll(async () => {
    await proxy.stop()
    removeLan()
    rmSync(disk, { recursive: true, force: true })
  })
  const times = { ...IMPATIENT, answer: 1_500 }
  const settings = (bucket: string, query = '') => ({
    DATA_DIR: disk,
    FILES_URL: `s3://${bucket}?endpoint=http://127.0.0.1:${proxy.port}&region=szeged-1${query}`,
    FILES_KEY_ID: key.accessKeyId,
    FILES_KEY_SECRET: key.secretAccessKey,
  })
  /** Requests beside those that Rajt makes. */
  const asOwner = (bucket: string) =>
    askerOf(readStoreAddress(settings(bucket).FILES_URL), { present: () => key, renew: () => false })
  for (const bucket of buckets) await asOwner(bucket)({ method: 'PUT' })
  return {
    disk,
    key,
    proxy,
    times,
    settings,
    asOwner,
    open: (bucket: string, query = '') => openStore(readSettings(settings(bucket, query)), times),
  }
}
