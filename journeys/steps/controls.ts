import type { Page } from '@playwright/test'
import { weakEdges } from './edges.ts'
import { widths } from './looks.ts'
import { silentlyOff } from './off-buttons.ts'
import { FINGER, MOUSE, smallTargets } from './targets.ts'

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  language: string
}

/** Controls of the page as it looks now that can hardly be seen, hit, or do not say why they are off. */
export async function controlFindings(page: Page, { width, colorScheme, language }: Look): Promise<string[]> {
  // A language changes no colour, and a colour no size.
  const faint = language === 'hu' ? await weakEdges(page) : []
  if (colorScheme === 'dark') return faint
  const small = await smallTargets(page, width === widths[0] ? FINGER : MOUSE)
  return [...faint, ...small, ...(await silentlyOff(page))]
}
