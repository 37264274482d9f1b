import { expect } from '@playwright/test'
import { pages } from '#app/web/pages.ts'
import { isEnough, limits, startLighthouse } from './steps/lighthouse-points.ts'
import type { Screen } from './steps/open-screen.ts'
import { test as secondSemester } from './steps/second-semester-screens.ts'
import { test as firstSemester } from './steps/with-screens.ts'

/** Addresses of the table of pages; one with a parameter matches what no other one names. */
const patterns = Object.values(pages)
  .map(({ path }) => path as string)
  .sort((a, b) => Number(a.includes('$')) - Number(b.includes('$')))
  .map((path) => ({ path, matches: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`) }))

/** Parts of names such as "office /desk", with commas: the pages that are measured; all where nothing is said. */
const { PAGES = '' } = process.env
const isAsked = (name: string) => PAGES.split(',').some((part) => name.includes(part))

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Of what is nowhere: the browser tells each answer of 404 as an error. */
const NOWHERE = '0'.repeat(12)

/** Each page once for each kind of person, as it opens. */
function pagesAmong(screens: readonly Screen[]): Map<string, Screen> {
  const found = new Map<string, Screen>()
  for (const screen of screens.filter(({ act, prepare }) => !act && !prepare)) {
    const [address = ''] = screen.path.split('?')
    const row = patterns.find(({ matches }) => matches.test(address))
    const [who] = screen.name.split('-')
    if (row && !address.endsWith(NOWHERE) && !found.has(`${who} ${row.path}`))
      found.set(`${who} ${row.path}`, screen)
  }
  return found
}

for (const [semester, test] of [
  [1, firstSemester],
  [2, secondSemester],
] as const)
  test(`Lighthouse finds nothing to repair on the pages of semester ${semester}`, async ({
    screens,
    baseURL,
  }) => {
    if (!baseURL) throw new Error('no server')
    const lighthouse = await startLighthouse()
    print(`accessibility | best practices | performance (at least ${Object.values(limits).join(', ')})`)
    for (const [name, screen] of pagesAmong(screens)) {
      if (!isAsked(name)) continue
      const { lost, ...points } = await lighthouse.points(screen, baseURL)
      const words = `${Object.values(points).join(' | ')} | ${name}`
      const isKept = isEnough({ ...points, lost })
      print(isKept ? words : `${words} | ${lost.join('; ')}`)
      expect.soft(isKept, `${words}\n${lost.join('\n')}`).toBe(true)
    }
    await lighthouse.stop()
  })
