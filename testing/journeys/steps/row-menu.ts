import type { Locator, Page } from '@playwright/test'
import type { Hand } from './hand.ts'
import { press } from './screen-acts.ts'

/** The name of a row's menu. */
export const MORE = /^(Több művelet|More acts):/

/** An act of a row that is rarely done, behind the word of its menu. */
export async function pressInMenu(hand: Pick<Hand, 'press'>, row: Locator, name: RegExp): Promise<void> {
  await hand.press(row.getByRole('button', { name: MORE }))
  await hand.press(row.getByRole('button', { name }))
}

/** The same on the first row of a screen, in either language. */
export const pressInFirstMenu = (name: RegExp) => async (page: Page) => {
  await press(MORE)(page)
  await press(name)(page)
}
