import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAST_LINE_BYTES, namesLine, signatureLine, signedFile } from './file.ts'

const code = '0123456789abcdef0123456789abcdef'
const key = '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'
const bytes = (text: string) => new TextEncoder().encode(text)
const signature = btoa(String.fromCharCode(...Array.from({ length: 64 }, (_, i) => i * 3)))
const whole = bytes(`%PDF-1.7\n%%EOF\n${namesLine(code, key)}${signatureLine(signature)}`)

test('a file is taken apart into what is signed, its signature, its code and its key', () => {
  const file = signedFile(whole)
  expect(file).toMatchObject({ code, key })
  expect(file?.signed).toEqual(whole.subarray(0, whole.length - LAST_LINE_BYTES))
  expect(file?.signature).toHaveLength(64)
})

test.each([
  ['nothing', ''],
  ['another PDF', '%PDF-1.7\n%%EOF\n'],
  ['a signature without names', `%PDF\n${signatureLine(signature)}`],
  ['names without a signature', `%PDF\n${namesLine(code, key)}`],
  ['a newline more', `${new TextDecoder().decode(whole)}\n`],
  ['other base64 of the same bytes', new TextDecoder().decode(whole).replace('==\n', '=='.replace('=', 'B'))],
])('%s is no certificate', (_what, text) => {
  expect(signedFile(bytes(text))).toBeNull()
})

test('each file has one writing: letters of the signature that decode alike are refused', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const at = whole.length - 4
  const readings = [...letters].filter((letter) => signedFile(whole.with(at, letter.charCodeAt(0))))
  expect(readings).toHaveLength(4)
})

test('any bytes are taken apart or refused', () => {
  const anything = fc.uint8Array({ maxLength: 600 })
  fc.assert(fc.property(anything, (given) => void signedFile(new Uint8Array(given))))
})
