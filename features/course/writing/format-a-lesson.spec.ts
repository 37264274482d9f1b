import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Request, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'web/pasting/samples', name), 'utf8')

/** What the policy of the page refuses, but for the style that Chromium itself gives a line typed over everything. */
const noteRefusals = `{
  window.refused = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, target }) => {
    if (!target.matches?.('.cm-line')) window.refused.push(violatedDirective + ' ' + (target.outerHTML ?? ''))
  })
}`

const textOf = (request: Request): string => request.postDataJSON().written.content.hu.body

/** The text as it comes to the server after an act: the first one that fits, as what was typed before may be saved only now. */
async function bodyOf(page: Page, fits: RegExp, act: () => Promise<unknown>): Promise<string> {
  const saved = page.waitForResponse((response) => {
    const request = response.request()
    return request.method() === 'PUT' && response.url().endsWith('/draft') && fits.test(textOf(request))
  })
  await act()
  return textOf((await saved).request())
}

test('the office writes a lesson by keyboard: marks, a table, a callout, a link, and what Word had', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  const office = await tokenOf(request, 'office@rajt.example')
  const { lessons } = await courseOf(request, office)
  await page.addInitScript(noteRefusals)
  await openAs(page, office, `/modules/write/${lessons[8]?.id}`)
  const hungarian = page.getByRole('region', { name: 'Magyar' })
  const text = hungarian.getByRole('textbox', { name: 'Szöveg' })
  const tools = hungarian.getByRole('toolbar', { name: 'Formázás' })
  const write = (words: string) => hand.write(text, words)

  await test.step('marks by keys, undone and done again', async () => {
    await write('Gyertek sokan')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    const body = await bodyOf(page, /\*\*/, () => page.keyboard.press('ControlOrMeta+b'))
    expect(body).toBe('Gyertek **sokan**')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toHaveText('Gyertek sokan')
    await page.keyboard.press('ControlOrMeta+Shift+Z')
    await expect(text).toHaveText('Gyertek **sokan**')
  })

  await test.step('Tab leaves the text, and comes back into it', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(tools.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(text).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
  })

  await test.step('a table: Tab goes from cell to cell, Enter begins a row', async () => {
    await write('')
    await page.keyboard.press('Delete')
    await hand.press(tools.getByRole('button').first())
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('Shift+Tab')
    for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight')
    await expect(tools.getByRole('button', { name: 'Táblázat' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await page.keyboard.type('Ki')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Mit')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Anna')
    await page.keyboard.press('Tab')
    const body = await bodyOf(page, /kérdez/, () => page.keyboard.type('kérdez'))
    expect(body).toBe('| Ki | Mit |\n| --- | --- |\n| Anna | kérdez |\n|  |  |')
  })

  await test.step('a callout of what is chosen', async () => {
    await write('Anna megkérdezett három embert.')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(tools.getByRole('button', { name: 'Kiemelt rész' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Milyen kiemelt rész legyen?' })
    const body = await bodyOf(page, /STORY/, () =>
      hand.press(dialog.getByRole('button', { name: /Történet/ })),
    )
    expect(body).toBe('> [!STORY]\n> Anna megkérdezett három embert.')
    await expect(text).toBeFocused()
  })

  await test.step('a link to another lesson', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('Folytatás: ')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Melyik leckére mutasson?' })
    await expect(dialog.getByLabel('Keresés a leckék között')).toBeFocused()
    await page.keyboard.type(lessons[3]?.title ?? '')
    const body = await bodyOf(page, /Folytatás: \[/, () =>
      hand.press(dialog.getByRole('button', { name: lessons[3]?.title ?? '' })),
    )
    expect(body).toMatch(/> Folytatás: \[.+\]\(\/lessons\/[a-z-]+\/[a-z-]+\)/)
  })

  await test.step('the preview shows the callout with its name', async () => {
    await hungarian.getByRole('radio', { name: 'Írás' }).focus()
    await page.keyboard.press('ArrowRight')
    const preview = hungarian.getByRole('region', { name: 'Előnézet' })
    await expect(preview.getByRole('note')).toContainText('Történet')
    await expect(preview.getByRole('note').getByRole('link')).toHaveAttribute(
      'href',
      `/app/lessons/${lessons[3]?.id}`,
    )
    await page.keyboard.press('ArrowLeft')
  })

  for (const name of ['word', 'google-docs'])
    await test.step(`what ${name} puts on the clipboard`, async () => {
      await write('a')
      await page.keyboard.press('ControlOrMeta+A')
      const body = await bodyOf(page, /../, () =>
        text.evaluate(
          (field, html) => {
            const clipboardData = new DataTransfer()
            clipboardData.setData('text/html', html)
            clipboardData.setData('text/plain', 'Csak a szöveg')
            field.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            )
          },
          sample(`${name}.clipboard`),
        ),
      )
      expect(`${body}\n`).toBe(sample(`${name}.md`))
    })
  expect(await page.evaluate('window.refused')).toEqual([])
})
