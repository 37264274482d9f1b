import { expect, test } from 'vitest'
import { mediaLimits } from '../parts.ts'
import { pageAddress } from './interactive-address.ts'

test.each([
  ['https://h5p.example/embed/4?lang=hu#q', 'https://h5p.example/embed/4?lang=hu#q'],
  ['HTTPS://H5P.Example', 'https://h5p.example/'],
  ['https://h5p.example:443/a/../b', 'https://h5p.example/b'],
  ['https://h5p.example:8443/', 'https://h5p.example:8443/'],
  ['https://játék.example/ő', 'https://xn--jtk-ela5b.example/%C5%91'],
  ['http://localhost:4600/x', 'http://localhost:4600/x'],
])('%s is the page %s', (typed, page) => {
  expect(pageAddress(typed)).toBe(page)
  expect(pageAddress(page)).toBe(page)
})

test.each([
  '',
  'h5p.example/embed/4',
  '//h5p.example/embed/4',
  '/embed/4',
  'javascript:alert(1)',
  'javascript://h5p.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://h5p.example/4',
  'file:///etc/passwd',
  'ftp://h5p.example/4',
  'http://h5p.example/embed/4',
  'https:h5p.example/4',
  'https:///h5p.example/4',
  'https:\\\\h5p.example\\4',
  'https://evil.example\\@h5p.example/',
  'https://h5p.example@evil.example/',
  'https://someone:secret@h5p.example/',
  'https://h5p.example /4',
  'https://h5p.exa\tmple/4',
  'https://h5p.example/\u0000',
  ' https://h5p.example/4',
  'https://[2001:db8::1]/4',
  'https://',
  'https://h5p_1.example/',
  `https://h5p.example/${'a'.repeat(mediaLimits.address)}`,
])('%s is none that a page could show', (typed) => expect(pageAddress(typed)).toBeNull())
