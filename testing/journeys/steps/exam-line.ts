import type { Page } from '@playwright/test'
import { meanings } from '#platform/contract/errors.ts'
import { press } from './screen-acts.ts'

const PLACE = 214

/** The line before an exam, as a process whose seats are all taken answers it, until the hall opens. */
export async function standInLine(page: Page) {
  let isOpen = false
  const tickets: unknown[] = []
  await page.route('**/api/init-module-test', (route) => {
    const { ticket, ...rest } = route.request().postDataJSON() as { ticket?: string }
    tickets.push(ticket)
    // The ticket is not one of this server's.
    if (isOpen) return route.continue({ postData: JSON.stringify(rest) })
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '1' },
      json: {
        status: 503,
        code: 'busy',
        message: meanings.busy.hu,
        detail: { place: PLACE, ticket: 'a ticket' },
        requestId: 'in line',
      },
    })
  })
  return {
    open: () => {
      isOpen = true
    },
    shown: () => tickets,
  }
}

/** The screen of it. */
export const inLineAt = (path: string) => ({
  path,
  prepare: standInLine,
  act: press(/^(Vizsga indítása|Start exam)$/),
})
