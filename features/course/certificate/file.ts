/**
 * How a certificate's file ends (docs/decisions/0013): behind the PDF's own last line one line that names code and key,
 * and one with the signature over every byte before it. Both begin as comments of a PDF, so that readers pass over them.
 */
const NAMES = '%Rajt-Certificate '
const SIGNATURE = '%Rajt-Signature '
/** 64 bytes as base64. */
const SIGNATURE_LETTERS = 88
/** Of the last line, with its newline: always the same, so that `head -c` and `tail -c` find the two parts. */
export const LAST_LINE_BYTES = SIGNATURE.length + SIGNATURE_LETTERS + 1
const NAMES_BYTES = NAMES.length + 32 + 1 + 36 + 1
const NAMES_SHAPE = /^%Rajt-Certificate ([0-9a-f]{32}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\n$/

export const namesLine = (code: string, key: string) => `${NAMES}${code} ${key}\n`
export const signatureLine = (base64: string) => `${SIGNATURE}${base64}\n`

interface SignedFile {
  code: string
  /** Id of the key that is said to have signed it. */
  key: string
  /** Every byte that the signature is over. */
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** Takes a file apart; null where it does not end as a certificate does. Says nothing about its truth. */
export function signedFile(bytes: Uint8Array<ArrayBuffer>): SignedFile | null {
  const end = bytes.length - LAST_LINE_BYTES
  if (end < NAMES_BYTES) return null
  const last = latin(bytes.subarray(end))
  const names = NAMES_SHAPE.exec(latin(bytes.subarray(end - NAMES_BYTES, end)))
  if (!last.startsWith(SIGNATURE) || !last.endsWith('\n') || !names) return null
  const signature = bytesOf(last.slice(SIGNATURE.length, -1))
  const [, code = '', key = ''] = names
  return signature && { code, key, signed: bytes.subarray(0, end), signature }
}

// One byte is one letter, whatever it is.
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** Base64 has more than one writing of the same bytes: only the plain one counts, or a changed letter could pass. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]{86}==$/.test(base64)) return null
  const plain = atob(base64)
  return btoa(plain) === base64 ? Uint8Array.from(plain, (letter) => letter.charCodeAt(0)) : null
}
