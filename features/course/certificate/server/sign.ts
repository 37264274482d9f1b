import { sign } from 'node:crypto'
import type { KeyPair } from '#platform/server/key-ring.ts'
import { namesLine, signatureLine } from '../file.ts'

/** The file with its last two lines (docs/decisions/0013): the signature is over every byte before its own line. */
export function signFile(pdf: Uint8Array, code: string, key: KeyPair): Buffer {
  const signed = Buffer.concat([pdf, Buffer.from(namesLine(code, key.id))])
  const signature = sign(null, signed, key.privateKey).toString('base64')
  return Buffer.concat([signed, Buffer.from(signatureLine(signature))])
}
