import type { Page } from '@playwright/test'
import { weakEdges } from './edges.ts'
import { widths } from './looks.ts'
import { silentlyOff } from './off-buttons.ts'
import { FINGER, MOUSE, magnifyingFields, smallTargets } from './targets.ts'

/** Controls of the page as it looks now that can hardly be seen, hit, or do not say why they are off. */
export async function controlFindings(page: Page, width: number, language: string): Promise<string[]> {
  // A language changes no colour.
  const faint = language === 'hu' ? await weakEdges(page) : []
  const small = await smallTargets(page, width === widths[0] ? FINGER : MOUSE)
  const magnified = width === widths[0] ? await magnifyingFields(page) : []
  return [...faint, ...small, ...magnified, ...(await silentlyOff(page))]
}
