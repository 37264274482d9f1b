import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { credentialsOf, parseCredentials } from './credentials.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['[default]\naws_access_key_id = id\naws_secret_access_key = secret\n', {}],
  ['aws_access_key_id=id\r\naws_secret_access_key=secret\r\n', {}],
  [
    '# renewed\n[default]\naws_access_key_id=id\naws_secret_access_key=secret\naws_session_token=a+b/c==\n',
    { sessionToken: 'a+b/c==' },
  ],
  ['[other]\naws_access_key_id=no\n[default]\naws_access_key_id=id\naws_secret_access_key=secret', {}],
])('%j is read', (text, more) => {
  expect(parseCredentials(text)).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret', ...more })
})

test.each(['', '[default]\naws_access_key_id = id', '[other]\naws_access_key_id=a\naws_secret_access_key=b'])(
  '%j has none',
  (text) => expect(parseCredentials(text)).toBeNull(),
)

test('a start without the file is refused, by its path', () => {
  const path = join(folder, 'missing')
  const given = { FILES_KEY_ID: '', FILES_KEY_SECRET: '', FILES_KEY_FILE: path }
  expect(() => credentialsOf(given)).toThrow(`FILES_KEY_FILE: ${path} cannot be read`)
  writeFileSync(path, 'nothing of use')
  expect(() => credentialsOf(given)).toThrow('has no aws_access_key_id')
})

test('those of one request renewed are renewed for another one that used the same', () => {
  const path = join(folder, 'renewed')
  const write = (id: string) => writeFileSync(path, `aws_access_key_id=${id}\naws_secret_access_key=secret\n`)
  write('first')
  const source = credentialsOf({ FILES_KEY_ID: '', FILES_KEY_SECRET: '', FILES_KEY_FILE: path })
  const used = source.present()
  expect(source.renew(used)).toBe(false)
  write('second')
  expect([source.renew(used), source.renew(used), source.renew(source.present())]).toEqual([
    true,
    true,
    false,
  ])
})
