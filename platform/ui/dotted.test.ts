import { expect, test } from 'vitest'
import { dotted } from './dotted.tsx'

test('what is not there leaves nothing between the others, and no dot begins a line', () => {
  expect(dotted([false, '3 oldal', null, 0, '2 MB', ''])).toBe('3 oldal\u00a0· 2 MB')
  expect(dotted([])).toBe('')
})
