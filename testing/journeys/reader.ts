import { expect, type Locator, type Page } from '@playwright/test'
import { chooseOne, courseOf } from './steps/course.ts'
import { keyboard } from './steps/hand.ts'
import {
  acceptedStudent,
  NEWCOMERS_PASSWORD,
  openAs,
  registeredStudent,
  tokenOf,
  verified,
} from './steps/people.ts'
import { type ScreenReader, test } from './steps/screen-reader.ts'

/** From a focus to its words, on a busy machine. */
const AT_ONCE_MS = 5_000
const PATIENCE_MS = 30_000

/** Comes to a button or a link, and hears it; comes there again where Orca still had the page's arrival to read. */
const hear = (reader: ScreenReader, target: Locator, words: RegExp): Promise<void> =>
  expect(async () => {
    await target.blur()
    await target.focus()
    await reader.toSay(words, AT_ONCE_MS)
  }).toPass({ timeout: PATIENCE_MS })

/** Only then presses it, as somebody who listens does. */
async function pressHeard(page: Page, reader: ScreenReader, target: Locator, words: RegExp): Promise<void> {
  await hear(reader, target, words)
  await page.keyboard.press('Enter')
}

test('a screen reader reads the way from sign-in to the next step on the home page', async ({
  page,
  reader,
  request,
}) => {
  const { email } = await acceptedStudent(request)
  const hand = keyboard(page)
  await page.goto('/app/auth/login')
  await reader.toSay(/Bejelentkezés/)
  await hand.write(page.getByLabel('E-mail-cím'), email)
  await reader.toSay(/^E-mail-cím entry/)
  await hand.write(page.getByLabel('Jelszó', { exact: true }), NEWCOMERS_PASSWORD)
  await reader.toSay(/^Jelszó password text/)
  await hand.press(page.getByRole('button', { name: 'Bejelentkezés' }))
  // The page's title is said as well; Orca passes over it in every second run, as the document still arrives.
  await reader.toSay(/^main content/)
  // Each stop of the line has words.
  const content = page.getByRole('main')
  await hear(reader, content.getByRole('link', { name: /, Zárva$/ }).first(), /, Zárva/)
  await hear(reader, content.getByRole('link', { name: 'Tovább a leckéhez' }), /^Tovább a leckéhez/)
})

test('a screen reader reads what an exam is, and its first question', async ({ page, reader, request }) => {
  const { token } = await acceptedStudent(request)
  const { modules } = await courseOf(request, token)
  await openAs(page, token, `/tests/${modules[0]?.id}`)
  await reader.toSay(/VIZSGA/)
  const hand = keyboard(page)
  await pressHeard(page, reader, page.getByRole('button', { name: 'Vizsga indítása' }), /^Vizsga indítása/)
  await reader.toSay(/^1\. kérdés/)
  await chooseOne(page, hand)
  // Whichever kind of question came first.
  await reader.toSay(/radio button|check box|entry|spin button|^Lejjebb/)
})

test('a screen reader reads whom a coordinator accepts', async ({ page, reader, request }) => {
  const { email } = await verified(request, await registeredStudent(request))
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'university@rajt.example'), '/registration-confirmation')
  await reader.toSay(/Regisztrációk jóváhagyása/)
  await hand.write(page.getByRole('searchbox'), email)
  await reader.toSay(/^Keresés entry/)
  const accept = page.getByRole('button', { name: /^Elfogadás: Őrsi Tünde/ })
  await pressHeard(page, reader, accept, /^Elfogadás: Őrsi Tünde/)
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Elfogadás/ })
  await pressHeard(page, reader, confirm, /^Elfogadás/)
  await reader.toSay(/^Elfogadva: Őrsi Tünde/)
})
