import { CannotStart } from '../cannot-start.ts'
import { newFileKey, StoreFailed } from '../files.ts'
import type { StoreAddress } from './address.ts'
import type { Ask } from './ask.ts'

/** Refuses a bucket that does not take, list and give back what it is given, or that gives it to strangers. */
export async function refuseUnfit(ask: Ask, { bucket, encryption }: StoreAddress): Promise<void> {
  // Should this process end in between, the file is swept at night.
  const key = newFileKey('probe', 'txt')
  try {
    await ask({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })
    await ask({ method: 'PUT', key, body: new Blob(['probe']), headers: encryption })
    const strangers = await strangersRead(ask, key)
    await ask({ method: 'DELETE', key })
    if (strangers) throw new CannotStart(`FILES_URL: the bucket ${bucket} must not be public: ${strangers}`)
  } catch (error) {
    if (!(error instanceof StoreFailed)) throw error
    throw new CannotStart(`FILES_URL: the bucket ${bucket} cannot be used: ${error.message}`)
  }
}

async function strangersRead(ask: Ask, key: string): Promise<string | null> {
  const asStranger = { method: 'GET', isUnsigned: true } as const
  if ((await ask({ ...asStranger, key })).status < 400) return 'it gives its files to whoever asks'
  const list = await ask({ ...asStranger, query: { 'list-type': '2', 'max-keys': '1' } })
  return list.status < 400 ? 'it lists its files to whoever asks' : null
}
