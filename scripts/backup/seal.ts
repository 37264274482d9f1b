import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { CannotStart } from '#platform/server/cannot-start.ts'

// A sealed file: this line, a salt, and the content in pieces of 64 KB, each by AES-256-GCM with its tag behind it. The key
// is HKDF-SHA-256 of the operator's key by the salt and the line, so it is never used twice. A nonce is the piece's number
// behind a byte that tells the last one: pieces cannot change places, and none can be missing.
const FORMAT = 'rajt-backup/1\n'
const SALT = 32
const HEADER = FORMAT.length + SALT
const PIECE = 65_536
const TAG = 16

/** Encrypts a stream, with the memory of some pieces. */
export async function* seal(content: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  yield Buffer.concat([Buffer.from(FORMAT), salt])
  const own = ownKey(key, salt)
  for await (const { piece, nonce } of inPieces(content, PIECE)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonce)
    yield cipher.update(piece)
    cipher.final()
    yield cipher.getAuthTag()
  }
}

/**
 * What was sealed, piece by piece. Refuses another key, and a file of which any byte was changed or is missing: at the piece
 * where it is, so that what was read until then counts for nothing before the end.
 */
export async function* unseal(path: string, key: Buffer): AsyncGenerator<Buffer> {
  const own = ownKey(key, saltOf(path))
  const content: AsyncIterable<Buffer> = createReadStream(path, { start: HEADER })
  for await (const { piece, nonce } of inPieces(content, PIECE + TAG)) yield opened(path, piece, own, nonce)
}

function opened(path: string, piece: Buffer, own: Buffer, nonce: Buffer): Buffer {
  try {
    const end = Math.max(0, piece.length - TAG)
    const decipher = createDecipheriv('aes-256-gcm', own, nonce, { authTagLength: TAG })
    decipher.setAuthTag(piece.subarray(end))
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()])
  } catch (cause) {
    throw new CannotStart(
      `${path} cannot be opened: the key is another one, or the file was changed or cut off.`,
      { cause },
    )
  }
}

function saltOf(path: string): Buffer {
  const header = Buffer.alloc(HEADER)
  const file = openSync(path, 'r')
  readSync(file, header, 0, HEADER, 0)
  closeSync(file)
  if (header.toString('latin1', 0, FORMAT.length) !== FORMAT)
    throw new CannotStart(`${path} is no backup that this version reads.`)
  return header.subarray(FORMAT.length)
}

const ownKey = (key: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, FORMAT, 32))

/** Pieces of one size and a last one of at most that, which comes always. */
async function* inPieces(content: AsyncIterable<Buffer>, size: number) {
  let count = 0n
  const piece = (bytes: Buffer, isLast: boolean) => {
    const nonce = Buffer.alloc(12)
    nonce.writeUInt8(isLast ? 1 : 0)
    nonce.writeBigUInt64BE(count++, 4)
    return { piece: bytes, nonce }
  }
  let rest = Buffer.alloc(0)
  for await (const chunk of content) {
    rest = Buffer.concat([rest, chunk])
    let from = 0
    // One that is full may be the last.
    for (; rest.length - from > size; from += size) yield piece(rest.subarray(from, from + size), false)
    rest = rest.subarray(from)
  }
  yield piece(rest, true)
}
