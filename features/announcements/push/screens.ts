import type { Page } from '@playwright/test'
import { withCampaign } from '#testing/journeys/steps/campaign.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'

/** Where pushes are allowed, read and written. */
export const firstSemester: FirstSemester = (_, { student, office }) => {
  const of = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
    name: `student-${name}`,
    path,
    token: student,
    ...more,
  })
  const push = '/settings?tab=push'
  const written = { path: '/push-notification', token: office }
  return [
    of('settings-push', push, { prepare: withPermission('default') }),
    of('settings-push-denied', push, { prepare: withPermission('denied') }),
    of('settings-push-home-screen', push, { prepare: asAnIphone }),
    of('dashboard-campaign', '/', { prepare: withCampaign }),
    { ...written, name: 'office-push-written', act: writePush },
    { ...written, name: 'office-push-confirm', act: confirmPush },
  ]
}

/** An iPhone's browser: pushes reach the app on the home screen alone. */
async function asAnIphone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)' })
  })
}

async function writePush(page: Page): Promise<void> {
  await page.getByLabel(/^(Cím|Title)$/).fill('Két hét a one-pagerig')
  await page.getByLabel(/^(Szöveg|Text)$/).fill('Nézd meg, melyik modulod hiányzik még!')
}

async function confirmPush(page: Page): Promise<void> {
  await writePush(page)
  await page.getByRole('button', { name: /^(Tovább a küldéshez|Review and send)$/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/hallgató|student|Senkinek|No one/)
    .first()
    .waitFor()
}

/** What its reader has answered; a browser without a screen has an answer of its own. */
const withPermission = (permission: NotificationPermission) => (page: Page) =>
  page.addInitScript((said) => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => said })
  }, permission)
