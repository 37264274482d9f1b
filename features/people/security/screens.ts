import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { NEWCOMERS_PASSWORD } from '#testing/journeys/steps/people.ts'
import { pressInFirstMenu } from '#testing/journeys/steps/row-menu.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'
import { codeOf, newStaff, newStaffWithApp, type StaffWithApp } from '#testing/journeys/steps/staff.ts'

/** Two-step sign-in: asked for, turned on and off, and reset by the office. */
export const firstSemester: FirstSemester = async (request, { student, office }) => {
  const guarded = await newStaffWithApp(request)
  const colleague = await newStaff(request, 'OFFICE')
  const path = '/settings?tab=security'
  return [
    ...seenBy(null, 'guest', {
      'second-factor': { path: '/auth/login', act: (page) => enterAs(page, guarded) },
      'second-factor-recovery': {
        path: '/auth/login',
        act: async (page) => {
          await enterAs(page, guarded)
          await press(/tartalékkódot|recovery code/)(page)
        },
      },
    }),
    ...seenBy(student, 'student', { 'settings-security': path }),
    ...seenBy(office, 'office', {
      'people-security': {
        path: `/settings?tab=people&search=${encodeURIComponent(guarded.email)}`,
        act: chooseReset,
      },
    }),
    ...seenBy(guarded.token, 'staff', { 'second-factor-on': path }),
    ...seenBy(colleague.token, 'staff', {
      'second-factor-off': path,
      'second-factor-key': { path, act: showKey },
    }),
    ...seenBy(async () => (await newStaff(request, 'UNIVERSITY')).token, 'staff', {
      'recovery-codes': { path, act: turnOn },
    }),
  ]
}

async function enterAs(page: Page, { email, password }: StaffWithApp): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await press(/^(Bejelentkezés|Sign in)$/)(page)
  await page.locator('[autocomplete=one-time-code]').waitFor()
}

async function chooseReset(page: Page): Promise<void> {
  await pressInFirstMenu(/^(Biztonság|Security):/)(page)
  await page.getByRole('dialog').getByRole('radio').last().check()
}

async function showKey(page: Page): Promise<void> {
  await press(/^(Bekapcsolás|Turn on)$/)(page)
  await page.locator('main input[type=password]').fill(NEWCOMERS_PASSWORD)
  await press(/^(Tovább|Continue)$/)(page)
  await page.locator('main svg[role=img]').waitFor()
}

async function turnOn(page: Page): Promise<void> {
  await showKey(page)
  await page.locator('[autocomplete=one-time-code]').fill(codeOf(await page.locator('main code').innerText()))
  await press(/^(Ellenőrzés és bekapcsolás|Check and turn on)$/)(page)
  await page.locator('main li code').first().waitFor()
}
