import type { Page } from '@playwright/test'
import { png } from '#testing/server/png.ts'
import { NEWCOMERS_PASSWORD } from './people.ts'
import { codeOf, type StaffWithApp } from './staff.ts'

/** What is done on a page to see one of its states, in either language. */
export const press = (name: RegExp) => (page: Page) =>
  page
    .getByRole('button', { name })
    .or(page.locator('summary').filter({ hasText: name }))
    .first()
    .click()

/** A new item, as its readers will see it. */
export async function previewNews(page: Page): Promise<void> {
  await press(/^(Új hír|New post)$/)(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^(Szöveg|Text)$/).fill('## Gyertek\n\n- **sokan**\n- [ide](https://rajt.example)')
  await dialog.getByRole('radio', { name: /^(Előnézet|Preview)$/ }).check()
  await dialog.getByRole('listitem').first().waitFor()
}

export async function signInAs(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=code]').waitFor()
}

export async function chooseANarrowPicture(page: Page): Promise<void> {
  const buffer = png({ width: 10, height: 2_000 })
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.getByText(/túl keskeny|too narrow/).waitFor()
}

export async function changeThePassMark(page: Page): Promise<void> {
  await page.getByLabel(/^(A sikeres vizsga határa|Pass mark)/).fill('60')
  await press(/^(Mentés|Save)$/)(page)
}

export async function moveTheStart(page: Page): Promise<void> {
  const start = page.getByRole('group', { name: /^(A félév kezdete|Start of the semester)/ })
  await start.getByLabel(/^(Év|Year)/).fill('2020')
  await press(/^(Mentés|Save)$/)(page)
}

export async function openWithoutNetwork(page: Page): Promise<void> {
  // Past the cache too, which may hold the page that is opened.
  await page.route('**/*', (request) => request.abort('internetdisconnected'))
  // The phone's menu is closed: its link is followed all the same.
  await page.locator('nav a[href$="/help"]').dispatchEvent('click')
  await page.getByRole('main').getByRole('alert').waitFor()
}

export async function writeTooMuch(page: Page): Promise<void> {
  await press(/^(Javaslat a tananyaghoz|Suggest an improvement)$/)(page)
  await page.locator('textarea').fill('x '.repeat(1200))
  await press(/^(Javaslat küldése|Send suggestion)$/)(page)
}

export async function enterAs(page: Page, { email, password }: StaffWithApp): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await press(/^(Bejelentkezés|Sign in)$/)(page)
  await page.locator('[autocomplete=one-time-code]').waitFor()
}

/** The dialog of somebody whose registration was decided meanwhile. */
export async function rejectTooLate(page: Page): Promise<void> {
  const detail = {
    status: 'ACCEPTED',
    decidedAt: '2026-03-02T09:30:00.000Z',
    byYou: false,
    decidedBy: { surname: 'Király', firstname: 'Nóra' },
  }
  const refusal = { code: 'registration-already-decided', message: 'decided', detail }
  await page.route('**/api/registration-confirmations/reject/*', (route) =>
    route.fulfill({ status: 409, json: refusal }),
  )
  await press(/^(Elutasítás|Reject)/)(page)
  await page.locator('dialog textarea').fill('A Neptun-kódod nem található.')
  await page.locator('dialog button[type=submit]').click()
  await page.locator('dialog [role=alert]').waitFor()
}

export async function chooseReset(page: Page): Promise<void> {
  await press(/^(Biztonság|Security):/)(page)
  await page.getByRole('dialog').getByRole('radio').last().check()
}

export async function showKey(page: Page): Promise<void> {
  await press(/^(Bekapcsolás|Turn on)$/)(page)
  await page.locator('main input[type=password]').fill(NEWCOMERS_PASSWORD)
  await press(/^(Tovább|Continue)$/)(page)
  await page.locator('main svg[role=img]').waitFor()
}

export async function turnOn(page: Page): Promise<void> {
  await showKey(page)
  await page.locator('[autocomplete=one-time-code]').fill(codeOf(await page.locator('main code').innerText()))
  await press(/^(Ellenőrzés és bekapcsolás|Check and turn on)$/)(page)
  await page.locator('main li code').first().waitFor()
}

export const proveWith = (password: string) => async (page: Page) => {
  await page.getByLabel(/^(Jelszó|Password)$/).fill(password)
  await press(/^(Megerősítem|Verify)$/)(page)
}
