import { expect, test } from 'vitest'
import { shortAddress } from './short-address.ts'

test.each([
  ['https://www.linkedin.com/in/balazs.dorina', 'LinkedIn'],
  ['https://hu.linkedin.com/in/balazs.dorina', 'LinkedIn'],
  ['https://facebook.com/somebody', 'Facebook'],
  ['https://linkedin.com.evil.example/in', 'linkedin.com.evil.example/in'],
  ['https://notlinkedin.com/', 'notlinkedin.com'],
  ['https://www.kockacukor.example/', 'kockacukor.example'],
  ['https://kockacukor.example/rolunk?lap=2', 'kockacukor.example/rolunk?lap=2'],
  ['https://kockacukor.example/csapat/alapitok/szabo-zoe', 'kockacukor.example/csapat/alapi…'],
  ['kockacukor', 'kockacukor'],
])('%s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown)
})
