import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network.ts'

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['10.0.0.1', null],
  ['::ffff:10.0.0.1', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0DB8:0001:ffff::9', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0'],
])('%s lies at the site %s', (address, site) => expect(siteOf(address)).toBe(site))
