import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '239.1.1.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  'fe80::1',
  'fd12::1',
  'ff02::1',
  'not an address',
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '142.250.1.1', '2a00:1450:400d::200a', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test('a name that leads to this machine leads nowhere', async () => {
  const looking = promisify(lookupPublic)('localhost', {})
  await expect(looking).rejects.toMatchObject({ code: 'ENOTFOUND' })
})
