import { expect, test } from 'vitest'
import { withEarlyFiles } from './early-files.ts'

const place = (files: string) => `<script type="application/json" id="early-files">${files}</script>`
const pageOf = withEarlyFiles(`<head>${place('{}')}</head>`, {
  '*': { of: 'any' },
  '/': { of: 'home' },
  '/tests/$moduleId': { of: 'exam' },
  '/tests/error': { of: 'refused' },
  '/tests/error/$errorCode': { of: 'error' },
})

test.each([
  ['/app', 'home'],
  ['/app/', 'home'],
  ['/app?from=mail', 'home'],
  ['/app/tests/7', 'exam'],
  ['/app/tests/7/', 'exam'],
  ['/app/tests/7?step=2', 'exam'],
  ['/app/tests/error', 'refused'],
  ['/app/tests/error/no-exam', 'error'],
  ['/app/tests/7/answers', 'any'],
  ['/app/tests', 'any'],
  ['/app/kept', 'any'],
  ['/app/</script>', 'any'],
])('the page at %s is given the files of %s', (url, of) =>
  expect(pageOf(url)).toBe(`<head>${place(JSON.stringify({ of }))}</head>`),
)

test('a page without a place for the files’ names is an error of the build', () =>
  expect(() => withEarlyFiles('<head></head>', {})).toThrow('no place'))
