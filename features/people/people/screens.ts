import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { invitedPerson } from '#testing/journeys/steps/people.ts'
import { pressInFirstMenu } from '#testing/journeys/steps/row-menu.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

const RESEND = /^(Újraküldés|Send again)$/

/** Invitations: one, and many at once. */
export const firstSemester: FirstSemester = async (request, { office }) => {
  for (let n = 0; n < 2; n++) await invitedPerson(request, 'MENTOR')
  const path = '/settings?tab=people'
  const sent = `${path}&status=%5B%22SENT%22%5D`
  return seenBy(office, 'office', {
    people: path,
    invite: { path, act: press(/^(Új meghívás|New invitation)$/) },
    withdraw: { path: sent, act: pressInFirstMenu(/^(Visszavonás|Withdraw):/) },
    'invitations-marked': { path: sent, act: markPage },
    'invitations-resend': { path: sent, act: resendPage },
    'invitations-just-sent': { path: sent, act: resendTooSoon },
    'invitations-expired': {
      path: `${path}&status=%5B%22EXPIRED%22%5D`,
      act: press(/^(Mind újraküldése|Send all again)$/),
    },
  })
}

const markPage = (page: Page) => page.getByLabel(/^(Az oldal kijelölése|Select page)$/).check()

async function resendPage(page: Page): Promise<void> {
  await markPage(page)
  await press(RESEND)(page)
}

/** Twice: in a long run those of its start may be sent again. */
async function resendTooSoon(page: Page): Promise<void> {
  await resendConfirmed(page)
  await page.reload()
  await resendConfirmed(page)
  await page.getByRole('dialog').getByRole('alert').waitFor()
}

async function resendConfirmed(page: Page): Promise<void> {
  await resendPage(page)
  const answered = page.waitForResponse(/invitations\/resend$/)
  await page.getByRole('dialog').getByRole('button', { name: RESEND }).click()
  await answered
}
