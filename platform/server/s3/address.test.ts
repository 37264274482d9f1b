import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { readStoreAddress } from './address.ts'

const OWN = 's3://rajt?endpoint=https://store.example:9000'

test.each([
  ['s3://rajt', 'https://s3.us-east-1.amazonaws.com/rajt/a/b', 'us-east-1'],
  ['s3://rajt?region=eu-central-1', 'https://s3.eu-central-1.amazonaws.com/rajt/a/b', 'eu-central-1'],
  [
    's3://rajt?region=eu-central-1&style=virtual',
    'https://rajt.s3.eu-central-1.amazonaws.com/a/b',
    'eu-central-1',
  ],
  [OWN, 'https://store.example:9000/rajt/a/b', 'us-east-1'],
  [`${OWN}&region=Szeged_2&style=virtual`, 'https://rajt.store.example:9000/a/b', 'Szeged_2'],
  ['s3://rajt?endpoint=http%3A%2F%2F127.0.0.1%3A7480', 'http://127.0.0.1:7480/rajt/a/b', 'us-east-1'],
])('%s leads to %s', (value, url, region) => {
  const address = readStoreAddress(value)
  expect([address.urlOf('a/b').href, address.region]).toEqual([url, region])
})

test('encryption is asked for by headers', () => {
  expect(readStoreAddress(OWN).encryption).toEqual({})
  expect(readStoreAddress(`${OWN}&encryption=AES256`).encryption).toEqual({
    'x-amz-server-side-encryption': 'AES256',
  })
  expect(readStoreAddress(`${OWN}&encryption=aws:kms&kms=key-1`).encryption).toEqual({
    'x-amz-server-side-encryption': 'aws:kms',
    'x-amz-server-side-encryption-aws-kms-key-id': 'key-1',
  })
})

describe('is refused in one sentence:', () => {
  test.each([
    ['s3:', '3 to 63 lower-case letters'],
    ['s3://Rajt', '3 to 63 lower-case letters'],
    ['s3://x', '3 to 63 lower-case letters'],
    ['s3://rajt/folder', 'a bucket of its own'],
    ['s3://id:secret@rajt', 'keys belong in'],
    [`${OWN}&regoin=x`, 'knows no regoin'],
    [`${OWN}&region=a/b`, 'the region is'],
    [`${OWN}&style=both`, 'style is path or virtual'],
    ['s3://rajt?endpoint=store.example', 'endpoint is an address'],
    ['s3://rajt?endpoint=https://store.example/path', 'endpoint is an address'],
    ['s3://rajt?endpoint=ftp://store.example', 'endpoint is an address'],
    [`${OWN}&encryption=rot13`, 'encryption is'],
    [`${OWN}&kms=key-1`, 'encryption is'],
    [`${OWN}&encryption=AES256&kms=key-1`, 'kms names a key'],
  ])('%s', (value, words) => {
    expect(() => readStoreAddress(value)).toThrow(words)
    expect(() => readStoreAddress(value)).toThrow(/^FILES_URL: [^\n]+$/)
  })
})

describe('the key of a store', () => {
  const FILES_URL = OWN
  const both = 'either FILES_KEY_ID and FILES_KEY_SECRET, or FILES_KEY_FILE alone'

  test.each([
    ['is missing', {}],
    ['has no secret', { FILES_KEY_ID: 'id' }],
    ['has no id', { FILES_KEY_SECRET: 'secret' }],
    ['is given twice', { FILES_KEY_ID: 'id', FILES_KEY_SECRET: 'secret', FILES_KEY_FILE: '/run/key' }],
  ])('that %s is refused', (_, given) => expect(() => readSettings({ FILES_URL, ...given })).toThrow(both))

  test.each([{ FILES_KEY_ID: 'id', FILES_KEY_SECRET: 'secret' }, { FILES_KEY_FILE: '/run/key' }])(
    'is taken as %o',
    (given) => expect(readSettings({ FILES_URL, ...given })).toMatchObject(given),
  )
})
