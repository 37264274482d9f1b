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
/** Of an exam of the demonstration. */
const QUESTIONS = 12

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

test('a screen reader reads the way from sign-in over the home page into a lesson', async ({
  page,
  reader,
  request,
}) => {
  const { email, token } = await acceptedStudent(request)
  const { lessons } = await courseOf(request, token)
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
  await reader.toRest()
  // Each stop of the line has words.
  const content = page.getByRole('main')
  await hear(reader, content.getByRole('link', { name: /, Zárva$/ }).first(), /, Zárva link/)
  await pressHeard(
    page,
    reader,
    content.getByRole('link', { name: 'Tovább a leckéhez' }),
    /^Tovább a leckéhez/,
  )
  await expect(content.getByRole('heading', { level: 1 })).toHaveText(lessons[0]?.title ?? '')
  // The lesson's title is said as well; Orca passes over it in every third run, as the page still arrives.
  await reader.toRest()
  await hear(reader, content.getByRole('link', { name: /^1\. modul: / }).first(), /^1\.\smodul: .* link/)
})

test('a screen reader reads what an exam is, its questions, and what was handed in', async ({
  page,
  reader,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  const { modules } = await courseOf(request, token)
  await openAs(page, token, `/tests/${modules[0]?.id}`)
  await reader.toSay(/VIZSGA/)
  await reader.toRest()
  const hand = keyboard(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true })
  await pressHeard(page, reader, press('Vizsga indítása'), /^Vizsga indítása/)
  for (let question = 1; question <= QUESTIONS; question++) {
    await reader.toSay(new RegExp(`^${question}\\.\\skérdés`))
    await chooseOne(page, hand)
    // Whichever kind of question it is.
    await reader.toSay(/radio button|check box|entry|spin button|^Lejjebb/)
    await hand.press(press(question < QUESTIONS ? 'Tovább' : 'Áttekintés'))
  }
  await reader.toSay(/Áttekintés beadás előtt/)
  await pressHeard(page, reader, press('Vizsga beadása'), /^Vizsga beadása/)
  await reader.toSay(/\d+\spont a 100-ból/)
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
