import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Sizes of targets are in targets.ts, which knows what merely floats over them. */
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
/** Brings axe into the document that a page shows: once for all looks at it, as its script takes as long as a look. */
export const bringAxe = (page: Page) => page.evaluate<void>(AXE)

/** What axe finds wrong with the page as it looks now, one line a rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  const options: RunOptions = { runOnly: EVERYTHING, resultTypes: ['violations'] }
  // Axe was brought into the page alone: what a frame shows would not be looked at.
  if (page.frames().length > 1) throw new Error(`a frame in ${page.url()}`)
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
