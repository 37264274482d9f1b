import { generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { namesLine, signatureLine, signedFile } from '../file.ts'
import { byLibrary, truthOf } from './verify.ts'

const code = '0123456789abcdef0123456789abcdef'
const id = '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'
const pair = generateKeyPairSync('ed25519')
const rawOf = (key: typeof pair.publicKey) => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')
const keys = [{ id, publicKey: rawOf(pair.publicKey).toString('base64') }]

function certificateBy(key: typeof pair.privateKey, named = id) {
  const signed = Buffer.from(`%PDF-1.7\nŐ\n%%EOF\n${namesLine(code, named)}`)
  const signature = sign(null, signed, key).toString('base64')
  return new Uint8Array(Buffer.concat([signed, Buffer.from(signatureLine(signature))]))
}
const whole = certificateBy(pair.privateKey)
const stranger = generateKeyPairSync('ed25519').privateKey

afterEach(() => vi.unstubAllGlobals())

describe.each(['by the browser', 'by the library'])('a file, verified %s', (by) => {
  const truth = (bytes: Uint8Array<ArrayBuffer>) => {
    if (by === 'by the library') vi.stubGlobal('crypto', {})
    return truthOf(bytes, keys)
  }

  test('is genuine as it was downloaded', async () => {
    expect(await truth(whole)).toEqual({ is: 'genuine', code })
  })

  test('is not, with any one byte of it changed', async () => {
    for (let at = 0; at < whole.length; at++) {
      const { is } = await truth(whole.with(at, (whole[at] ?? 0) ^ (1 << (at % 8))))
      if (is === 'genuine') expect.fail(`byte ${at}`)
    }
  }, 30_000)

  test('is changed, unsigned or foreign, and each is told apart', async () => {
    expect(await truth(whole.with(10, 65))).toEqual({ is: 'changed' })
    expect(await truth(certificateBy(stranger))).toEqual({ is: 'changed' })
    expect(await truth(certificateBy(stranger, id.replace('3', '4')))).toEqual({ is: 'foreign' })
    expect(await truth(whole.subarray(0, -1))).toEqual({ is: 'unsigned' })
    expect(await truth(new Uint8Array())).toEqual({ is: 'unsigned' })
  })

  test('may be any bytes', async () => {
    const anything = fc.uint8Array({ maxLength: 500 })
    await fc.assert(
      fc.asyncProperty(anything, async (bytes) => {
        expect(await truth(new Uint8Array(bytes))).toEqual({ is: 'unsigned' })
      }),
      { numRuns: 50 },
    )
  })
})

test('the library holds what the key signed', async () => {
  const file = signedFile(whole)
  expect(file && (await byLibrary(file, new Uint8Array(rawOf(pair.publicKey))))).toBe(true)
})
