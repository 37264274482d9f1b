import { expect, test } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('the office looks at whom a change of a module concerns, orders lessons and begins a module @long', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/modules/write')
  const module = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  const sixth = module.filter({ hasText: '6. modul' })
  await hand.press(sixth.getByRole('button', { name: /^6\. modul/ }))
  await hand.press(sixth.getByText('A modul helye és szerepe'))

  await test.step('a preview says whom it concerns, and asks twice where somebody loses by it', async () => {
    await hand.press(sixth.getByRole('button', { name: /^Legyen bónusz/ }))
    const dialog = page.getByRole('dialog', { name: /^Bónuszmodul legyen\?/ })
    await expect(dialog.getByText(/hallgató már teljesítette ezt a modult/)).toBeVisible()
    await expect(dialog.getByText('Rosszabb helyzetbe kerül', { exact: true })).toBeVisible()
    await hand.write(dialog.getByLabel('Miért változik?'), 'Kevesebb az idő')
    await hand.press(dialog.getByRole('button', { name: 'Legyen bónusz' }))
    await expect(dialog.getByText('Ezt külön meg kell erősítened.')).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Mégse' }))
  })

  const names = sixth.getByRole('listitem')
  const titles = async () => (await names.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
  const [first = '', second = ''] = (await titles()).map((title) => title.replace(/^\d+\. /, ''))
  const handle = (title: string) => sixth.getByRole('button', { name: `Lecke áthelyezése: ${title}` })

  await test.step('lessons change places in a dialog, and back by undoing it', async () => {
    const before = await titles()
    await hand.press(handle(first))
    const dialog = page.getByRole('dialog', { name: /^A leckék sorrendje/ })
    await hand.press(dialog.getByRole('button', { name: /^Lejjebb/ }).first())
    await hand.press(dialog.getByRole('button', { name: 'Sorrend mentése' }))
    await expect(names.first()).toContainText(`1. ${second}`)
    await hand.press(page.getByRole('button', { name: 'Visszavonom' }))
    await expect(names).toContainText(before)
  })

  await test.step('a lesson is dragged below the next one, and back above it', async () => {
    const before = await titles()
    const onto = async (title: string, y: number) => ({
      targetPosition: { x: 60, y },
      target: names.filter({ hasText: title }),
    })
    await expect(handle(first)).toBeEnabled()
    const { target, targetPosition } = await onto(second, 40)
    await handle(first).dragTo(target, { targetPosition })
    await expect(names.first()).toContainText(`1. ${second}`)
    await expect(handle(first)).toBeEnabled()
    const above = await onto(second, 4)
    await handle(first).dragTo(above.target, { targetPosition: above.targetPosition })
    await expect(names).toContainText(before)
  })

  await test.step('a new module says what it lacks, and is discarded', async () => {
    await hand.press(page.getByRole('button', { name: 'Új modul' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Modul szerkesztése' })).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'A tananyag szerkesztése' }))
    await expect(page.getByText(/Előbb a modul címét, összefoglalóját és céljait/)).toBeVisible()
    // As it was before the way to the editor and back.
    await expect(sixth.getByText('A modul helye és szerepe')).toBeVisible()
    await hand.press(module.last().getByRole('link', { name: 'Szerkesztés: Cím nélkül' }))
    await hand.press(page.getByRole('button', { name: 'Vázlat elvetése' }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Vázlat elvetése' }))
    await expect(page.getByRole('heading', { level: 1, name: 'A tananyag szerkesztése' })).toBeVisible()
  })
})
