import { expect, type Locator } from '@playwright/test'

const parts = ['Év', 'Hó', 'Nap', 'Óra, perc'] as const

/** The field of a date and a time, in Hungarian. */
export const momentField = (within: Pick<Locator, 'getByRole'>, name: string) =>
  within.getByRole('group', { name })

/** Types a moment like `2027-02-05T23:59`, part after part, from the first to the last by Tab. */
export async function typeMoment(field: Locator, moment: string): Promise<void> {
  const [date = '', time = ''] = moment.split('T')
  const typed = [...date.split('-'), time]
  const keyboard = field.page().keyboard
  await field.getByLabel('Év').focus()
  for (const [at, part] of parts.entries()) {
    await expect(field.getByLabel(part)).toBeFocused()
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(typed[at] ?? '')
    if (at < parts.length - 1) await keyboard.press('Tab')
  }
}

/** A day as a field of a date and time holds it. */
export const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`
