import type { CertificateKey } from '../calls.ts'
import { signedFile } from '../file.ts'

/**
 * What a file is by itself, whatever the register says: `unsigned` ends not as a certificate does, `foreign` names a key
 * that is not the platform's, `changed` is not what the key signed.
 */
export type FileTruth = { is: 'unsigned' | 'foreign' | 'changed' } | { is: 'genuine'; code: string }

/** Verified here, in the browser: the file goes nowhere (decision T5). */
export async function truthOf(
  bytes: Uint8Array<ArrayBuffer>,
  keys: readonly Pick<CertificateKey, 'id' | 'publicKey'>[],
): Promise<FileTruth> {
  const file = signedFile(bytes)
  if (!file) return { is: 'unsigned' }
  const key = keys.find(({ id }) => id === file.key)
  if (!key) return { is: 'foreign' }
  const publicKey = Uint8Array.from(atob(key.publicKey), (letter) => letter.charCodeAt(0))
  const holds = (await byBrowser(file, publicKey)) ?? (await byLibrary(file, publicKey))
  return holds ? { is: 'genuine', code: file.code } : { is: 'changed' }
}

interface Signed {
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** Null where the browser does not know Ed25519, or gives no cryptography to a page without https. */
async function byBrowser(
  { signed, signature }: Signed,
  key: Uint8Array<ArrayBuffer>,
): Promise<boolean | null> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', imported, signature, signed)
  } catch {
    return null
  }
}

/** Loaded for such a browser alone. */
export async function byLibrary({ signed, signature }: Signed, key: Uint8Array): Promise<boolean> {
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  return ed25519.verify(signature, signed, key, { zip215: false })
}
