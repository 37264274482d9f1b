import type { Page } from '@playwright/test'
import type { FirstCast } from './cast.ts'
import type { Screen } from './open-screen.ts'

/** The palette before anything is typed, with what is found, and with nothing. */
export const paletteScreens = ({ student, office }: FirstCast): Screen[] => [
  { name: 'student-palette', path: '/', token: student, act: find('') },
  { name: 'student-palette-nothing', path: '/', token: student, act: find('nincsilyen') },
  { name: 'office-palette', path: '/', token: office, act: find('kov') },
]

const find = (words: string) => async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('dialog').getByRole('combobox').fill(words)
  if (words === 'kov') await page.getByRole('option').first().waitFor()
}
