import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { correctSurname, disableAccount } from '#testing/journeys/steps/accounts.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { pressInFirstMenu } from '#testing/journeys/steps/row-menu.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

const CORRECT = /^(Javítás|Correct):/

/** The office's list of accounts with its dialogs, and what somebody sees of it who only looks. */
export const firstSemester: FirstSemester = async (request, { office: token }) => {
  const mentor = await newStaff(request, 'MENTOR')
  const coordinator = await newStaff(request, 'UNIVERSITY')
  const left = await newStaff(request, 'MENTOR')
  await disableAccount(request, left.email)
  const colleague = await newStaff(request, 'OFFICE')
  const { token: reader } = await newStaff(request, 'OFFICE', null, 'READER')
  const tab = '/settings?tab=accounts'
  const of = ({ email }: { email: string }) => `${tab}&search=${encodeURIComponent(email)}`
  const at = (name: string, path: string, act?: Screen['act']): Screen => ({
    name: `office-${name}`,
    path,
    token,
    ...(act ? { act } : {}),
  })
  return [
    at('accounts', tab),
    at('accounts-nobody', `${tab}&search=nincsilyen`),
    at('accounts-disabled', `${tab}&states=%5B%22DISABLED%22%5D`),
    at('account-correct', of(coordinator), pressInFirstMenu(CORRECT)),
    at('account-correct-late', of(mentor), (page) => correctTooLate(page, token, mentor.email)),
    at('account-access', of(colleague), pressInFirstMenu(/^(Hozzáférés|Access):/)),
    { name: 'reader-accounts', path: tab, token: reader },
    { name: 'reader-closed', path: '/push-notification', token: reader },
    at('account-disable', of(mentor), pressInFirstMenu(/^(Letiltás|Disable):/)),
    at('account-enable', of(left), pressInFirstMenu(/^(Engedélyezés|Enable):/)),
  ]
}

/** Somebody else saves first. */
async function correctTooLate(page: Page, token: string, email: string): Promise<void> {
  await pressInFirstMenu(CORRECT)(page)
  await page.getByLabel(/^(Keresztnév|First name)$/).fill('Zsófia')
  await page.getByLabel(/^(Indoklás|Reason)$/).fill('Így írja a nevét.')
  const letters = Array.from({ length: 6 }, () => 'abcdefghij'[randomInt(10)]).join('')
  await correctSurname(page.request, token, email, `Szabó-${letters}`)
  await press(/^(Mentés|Save)$/)(page)
  await page.getByRole('dialog').getByRole('alert').waitFor()
}
