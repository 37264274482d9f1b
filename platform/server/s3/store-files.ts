import { X509Certificate } from 'node:crypto'
import { openAsBlob, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { CannotStart } from '../cannot-start.ts'
import { days, later } from '../clock.ts'
import { demandFileKey, type Files, isFileKey, isUnfinished, keyOfUnfinished, UNFINISHED } from '../files.ts'
import { folderFiles } from '../folder-files.ts'
import type { Settings } from '../settings.ts'
import { readStoreAddress } from './address.ts'
import { type Ask, askerOf, TIMES } from './ask.ts'
import { refuseUnfit } from './check.ts'
import { credentialsOf } from './credentials.ts'
import { type Listed, listObjects, listUploads } from './listing.ts'
import { readObject, STALL } from './read.ts'
import { takeBack, upload } from './upload.ts'

const INCOMING = 'incoming/'

/** Files in a bucket. Refuses, in one sentence, one that cannot be used or that strangers can read. */
export async function openStore(settings: Settings, times = { ...TIMES, stall: STALL }): Promise<Files> {
  const address = readStoreAddress(settings.FILES_URL)
  if (settings.FILES_CA) trust(settings.FILES_CA)
  const ask = askerOf(address, credentialsOf(settings), times)
  await refuseUnfit(ask, address)
  // Uploads are looked into before they are kept, and may have to be sent twice: they wait on this machine's disk.
  const folder = join(settings.dataDir, 'receiving')
  const waiting = folderFiles(folder)
  await forgetOld(waiting)
  const send = (key: string, content: Blob) => upload(ask, { key, content, encryption: address.encryption })
  return {
    async put(key, bytes) {
      demandFileKey(key)
      await send(key, new Blob([Buffer.from(bytes)]))
    },
    receive: waiting.receive,
    async adopt(part, key) {
      demandFileKey(key)
      await send(key, await openAsBlob(join(folder, part)))
      await waiting.remove(part)
    },
    size: (key) => sizeOf(ask, key),
    read(key, range) {
      demandFileKey(key)
      return readObject(ask, key, range, times.stall)
    },
    remove: (name) => (name.startsWith(INCOMING) ? waiting.remove(name) : removeFrom(ask, name)),
    written: (from, to) => writtenIn(ask, waiting, from, to),
  }
}

/** For every connection of this process: a store's own authority is the operator's. */
function trust(path: string): void {
  try {
    const certificates = readFileSync(path, 'utf8')
    // Refuses what is none, which would only be passed over.
    new X509Certificate(certificates)
    setDefaultCACertificates([...getCACertificates('default'), certificates])
  } catch (error) {
    throw new CannotStart(`FILES_CA: ${path} is no readable PEM file: ${(error as Error).message}`)
  }
}

/** A process that ended in the middle leaves what it was receiving to its next start: no other one sees this disk. */
async function forgetOld(waiting: Files): Promise<void> {
  for await (const name of waiting.written(new Date(0), later(new Date(), -days(1))))
    await waiting.remove(name)
}

async function sizeOf(ask: Ask, key: string): Promise<number | null> {
  demandFileKey(key)
  const { status, headers } = await ask({ method: 'HEAD', key, mayBeAbsent: true })
  return status === 404 ? null : Number(headers.get('content-length'))
}

async function removeFrom(ask: Ask, name: string): Promise<void> {
  const key = isUnfinished(name) ? keyOfUnfinished(name) : name
  demandFileKey(key)
  if (key === name) return void (await ask({ method: 'DELETE', key, mayBeAbsent: true }))
  for await (const { key: begun, uploadId } of listUploads(ask, key))
    if (begun === key) await takeBack(ask, key, uploadId)
}

/** What somebody else keeps in this bucket is passed over. */
async function* writtenIn(ask: Ask, waiting: Files, from: Date, to: Date): AsyncIterable<string> {
  const isMeant = ({ key, at }: Listed) => isFileKey(key) && at >= from && at < to
  yield* waiting.written(from, to)
  for await (const one of listObjects(ask)) if (isMeant(one)) yield one.key
  for await (const one of listUploads(ask)) if (isMeant(one)) yield one.key + UNFINISHED
}
