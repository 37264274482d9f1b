import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test('no line of a sentence ends within a short word with a hyphen', () => {
  expect(unbroken('Az e-mail-címedet és a one-pageredet látják.')).toBe(
    'Az e-\u2060mail-címedet és a one-\u2060pageredet látják.',
  )
})

test.each([
  ['a name', 'One-pager'],
  ['a label', 'A csapatom mentora láthatja az e-mail-címemet'],
  ['a longer word', 'Ezt push-értesítésben írjuk meg.'],
  ['a word that is held together already', 'Add meg az e-\u2060mail-címedet.'],
  ['a choice of the message format', 'Írj {kind, select, at-most {ennyit} other {többet}} ide.'],
])('%s stays as it is', (_, text) => {
  expect(unbroken(text)).toBe(text)
})
