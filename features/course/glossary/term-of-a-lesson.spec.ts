import { expect, type Page } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { expectNothingActs, hostileTexts, watchFor } from '#testing/journeys/steps/hostile-texts.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'

const test = onOwnServer('semester-1', async () => ({ RATE_LIMIT: '0' }))
test.use({ serviceWorkers: 'allow', reuseContext: false } as object)
// On one server: neither reads what the other writes.
test.describe.configure({ mode: 'default' })

const MEANING = 'Ennyi buborék fér egy gyártósorra.'

/** Goes along a toolbar until this button has the focus. */
async function goAlong(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  for (let n = 0; n < 12; n++) {
    if (await button.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`no ${name} in the toolbar`)
}

test('an editor makes a term of what they write, and a student reads its meaning on a phone, without a network too', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const hand = keyboard(page)
  const editor = await tokenOf(request, 'editor@rajt.example')
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  await openAs(page, editor, `/modules/write/${lessons[0]?.id}`)
  const text = page.getByRole('region', { name: 'Magyar' }).getByRole('textbox', { name: 'Szöveg' })

  await test.step('the words that are selected become a term, in place', async () => {
    await hand.write(text, 'A gyárban fontos a buborékszám')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    await page.keyboard.press('Shift+Tab')
    await goAlong(page, 'Kifejezés a szószedetből')
    await page.keyboard.press('Enter')
    const choice = page.getByRole('dialog', { name: 'Melyik kifejezés legyen?' })
    await expect(choice.getByLabel('Keresés a szószedetben')).toHaveValue('buborékszám')
    await expect(choice.getByText('Nincs ilyen kifejezés.')).toBeVisible()
    await hand.press(choice.getByRole('button', { name: 'Új kifejezés' }))
    const form = page.getByRole('dialog', { name: 'Új kifejezés' })
    await expect(form.getByLabel('A szó magyarul')).toHaveValue('buborékszám')
    await hand.write(form.getByLabel('A jelentése magyarul'), MEANING)
    await hand.write(form.getByLabel('A szó angolul'), 'Bubble count')
    await hand.write(form.getByLabel('A jelentése angolul'), 'Bubbles that fit on a line.')
    await hand.press(form.getByRole('button', { name: 'Mentés' }))
    await expect(text).toHaveText('A gyárban fontos a [buborékszám](/glossary/bubble-count)')
    await expect(page.getByText('Mentve', { exact: true })).toBeVisible()
  })

  await test.step('the lesson is published', async () => {
    await hand.press(page.getByRole('button', { name: 'Közzététel' }))
    const dialog = page.getByRole('dialog', { name: 'Közzéteszed ezt a vázlatot?' })
    await hand.write(dialog.getByLabel('Miért változik?'), 'Új kifejezés')
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(page.getByText('Közzétettük')).toBeVisible()
  })

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'allow',
  })
  const phone = await context.newPage()
  const own = keyboard(phone)
  const term = phone.getByRole('link', { name: 'buborékszám' })
  const meaning = phone.getByRole('dialog', { name: 'buborékszám' })

  await test.step('a student keeps the module, and reads without a network what the word means', async () => {
    await openAs(phone, student.token, '/modules')
    await own.press(phone.getByRole('button', { name: /^Letöltés offline olvasáshoz: / }).first())
    const dialog = phone.getByRole('dialog', { name: /^Letöltöd erre az eszközre: / })
    await own.press(dialog.getByRole('button', { name: 'Letöltés offline olvasáshoz' }))
    await expect(phone.getByText(/^Letöltve: /)).toBeVisible()
    await phone.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await phone.reload()
    await own.press(phone.getByRole('main').getByRole('link', { name: /^Folytatom: / }))
    await own.press(term)
    await expect(meaning.getByText(MEANING)).toBeVisible()
    await expect(meaning).toBeFocused()
    const box = await meaning.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
    // Its page is asked for ahead, in vain, and the browser does not ask for that script again.
    await meaning.getByRole('link', { name: 'Minden kifejezés' }).focus()
    await phone.waitForTimeout(300)
    await phone.keyboard.press('Escape')
    await expect(meaning).toBeHidden()
    await expect(term).toBeFocused()
  })

  await test.step('with a network, it leads to the glossary at that term, and back to the lesson', async () => {
    await context.setOffline(false)
    const isBack = () =>
      phone.evaluate(() =>
        fetch('/health/live').then(
          ({ ok }) => ok,
          () => false,
        ),
      )
    await expect.poll(isBack).toBe(true)
    await phone.keyboard.press('Enter')
    await own.press(meaning.getByRole('link', { name: 'Minden kifejezés' }))
    await expect(phone.getByRole('heading', { level: 2, name: 'buborékszám' })).toBeFocused()
    await own.press(
      phone
        .getByRole('listitem')
        .getByRole('link', { name: lessons[0]?.title ?? '' })
        .first(),
    )
    await expect(term).toBeVisible()
  })

  await test.step('a new meaning is there as soon as it is saved', async () => {
    await page.goto('/app/glossary/bubble-count')
    await hand.press(page.getByRole('button', { name: 'Szerkesztés: buborékszám' }))
    await hand.write(page.getByRole('dialog').getByLabel('A jelentése magyarul'), 'Egészen más.')
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Mentés' }))
    await expect(page.getByText('Egészen más.')).toBeVisible()
    await phone.reload()
    await own.press(term)
    await expect(meaning.getByText('Egészen más.')).toBeVisible()
  })
  await context.close()
})

test('whatever is written into a term is shown as text, and nothing in it acts', async ({
  page,
  request,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  const id = lessons[1]?.id ?? ''
  const links: string[] = []
  for (const [i, said] of hostileTexts.entries()) {
    const word = `${i} ${said}`.slice(0, 80)
    const body = { huWord: word, huMeaning: said, enWord: `x${i} ${word}`.slice(0, 80), enMeaning: said }
    links.push(`[${i}](/glossary/${(await post(request, '/glossary', body, office)).key})`)
  }
  const headers = { authorization: `Bearer ${office}` }
  const { published } = await (await request.get(`/api/authoring/thing/${id}`, { headers })).json()
  const { kind, content } = published.written
  const hu = { ...content.hu, body: links.join(' ') }
  const data = { written: { kind, content: { ...content, hu } }, revision: 0 }
  const saved = await (await request.put(`/api/authoring/thing/${id}/draft`, { headers, data })).json()
  expect(saved.flaws).toEqual([])
  const things = [{ id, revision: saved.revision }]
  await post(request, '/authoring/publish', { things, why: 'Próba', asksAgain: false }, office)

  await watchFor(page)
  await openAs(page, student.token, `/lessons/${id}`)
  for (const link of await page.locator('a[data-term]').all()) {
    await link.click()
    await expectNothingActs(page)
    await page.keyboard.press('Escape')
  }
  for (const token of [student.token, office]) {
    await openAs(page, token, '/glossary')
    await expect(page.getByText('<script>hit()</script>').first()).toBeVisible()
    await expectNothingActs(page)
  }
})
