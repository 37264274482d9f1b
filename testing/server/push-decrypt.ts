import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

const HEADER_BYTES = 21
const TAG_BYTES = 16

/** What a browser keeps of its subscription: a key pair and a secret (RFC 8291, 2). */
export function browserKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const publicKey = pair.getPublicKey()
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    decrypt: (body: Buffer) => decrypt(body, { pair, publicKey, auth }),
  }
}

interface Keys {
  pair: ReturnType<typeof createECDH>
  publicKey: Buffer
  auth: Buffer
}

/** One record of aes128gcm (RFC 8188), with the keys of RFC 8291, 3.4. Written from the RFCs, without the library that encrypts. */
function decrypt(body: Buffer, { pair, publicKey, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + idLength)
  const record = body.subarray(HEADER_BYTES + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const ikm = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32)
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(ikm), salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(record.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
  // The last record ends with a 2 and zeros.
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('no last record')
  return padded.subarray(0, end).toString()
}

/** The claims of a sender's token, whose signature is checked with the key beside it (RFC 8292). */
export function readVapid(header: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  return { isSigned, key, ...read }
}
