import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepAssets } from './kept-assets.mjs'

const HOUR = 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'rajt-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function built(name: string, ...assets: string[]): string {
  const web = join(folder, name)
  mkdirSync(join(web, 'assets'), { recursive: true })
  for (const asset of assets) writeFileSync(join(web, 'assets', asset), name)
  return web
}
const assetsOf = (web: string) => readdirSync(join(web, 'assets')).toSorted()

test('what a build replaces stays for a day, over the builds that follow', () => {
  const first = built('first', 'page-1.js', 'same.js')
  const second = built('second', 'page-2.js', 'same.js')
  keepAssets(first, second, 0)
  expect(assetsOf(second)).toEqual(['page-1.js', 'page-2.js', 'same.js'])
  const third = built('third', 'page-3.js')
  keepAssets(second, third, 23 * HOUR)
  expect(assetsOf(third)).toEqual(['page-1.js', 'page-2.js', 'page-3.js', 'same.js'])
  const fourth = built('fourth', 'page-4.js')
  keepAssets(third, fourth, 24 * HOUR)
  expect(assetsOf(fourth)).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'same.js'])
})

test('a first build has nothing to keep', () => {
  const only = built('only', 'page.js')
  keepAssets(join(folder, 'none'), only)
  expect(assetsOf(only)).toEqual(['page.js'])
})
