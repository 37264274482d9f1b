import type { Locator, Page } from '@playwright/test'
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

/** Comes to a button or a link, hears it, and only then presses it, as somebody who listens does. */
async function pressHeard(page: Page, reader: ScreenReader, target: Locator, words: RegExp): Promise<void> {
  await target.focus()
  await reader.toSay(words)
  await page.keyboard.press('Enter')
}

test('a screen reader reads the way from sign-in to the next step on the home page', async ({
  page,
  reader,
  request,
}) => {
  const { email, token } = await acceptedStudent(request)
  const { lessons, modules } = await courseOf(request, token)
  const hand = keyboard(page)
  await page.goto('/app/auth/login')
  await reader.toSay(/Bejelentkezés/)
  await hand.write(page.getByLabel('E-mail-cím'), email)
  await reader.toSay(/^E-mail-cím entry/)
  await hand.write(page.getByLabel('Jelszó', { exact: true }), NEWCOMERS_PASSWORD)
  await reader.toSay(/^Jelszó password text/)
  await hand.press(page.getByRole('button', { name: 'Bejelentkezés' }))
  await reader.toSay(/^Itt a rajtvonal/)
  // Each stop of the line has words.
  await reader.toSay('A félév állomásai')
  await reader.toSay(`${modules[1]?.title}, Zárva`)
  await reader.toSay(lessons[0]?.title ?? '')
  await reader.toSay('Tovább a leckéhez')
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
  await reader.toSay(/radio button/)
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
