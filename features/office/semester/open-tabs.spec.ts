import { expect, type Page } from '@playwright/test'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { openSecondSemester } from '#testing/journeys/steps/switching.ts'

const test = onOwnServer('semester-1')

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menü' })

test('tabs of every role that are open during the switch are in the new semester at their next click, and keep what was typed', async ({
  browser,
  request,
  baseURL,
}) => {
  const tabOf = async (who: string, path: string) => {
    const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await openAs(page, await tokenOf(request, `${who}@rajt.example`), path)
    await expect(page.locator('h1')).toBeVisible()
    return page
  }
  const goesOn = await tabOf('finisher', '/')
  const stays = await tabOf('student', '/help')
  const mentor = await tabOf('mentor', '/modules')
  const coordinator = await tabOf('university', '/students')
  const office = await tabOf('office', '/news')
  await office.getByRole('button', { name: 'Új hír' }).click()
  const dialog = office.getByRole('dialog', { name: 'Új hír' })
  await dialog.getByLabel('Cím', { exact: true }).fill('Elindult a második félév')
  await office.evaluate('window.isStillHere = true')

  await openSecondSemester(request, 'COMPLETED')

  await goesOn.getByRole('link', { name: /^Rajt/ }).first().click()
  await menuOf(goesOn)
    .getByRole('link', { name: /^Hírek/ })
    .click()
  await expect(goesOn).toHaveURL(/\/onboard$/)
  await expect(goesOn.getByRole('heading', { level: 1 })).toHaveText('Indul a második félév')
  await expect(goesOn.getByRole('heading', { name: '5 modul, a saját tempódban' })).toBeVisible()
  await expect(goesOn.getByRole('heading', { name: 'Előrehaladási jelentés' })).toBeVisible()
  await expect(goesOn.getByText('Személyiségteszt')).toHaveCount(0)

  await menuOf(stays).getByRole('link', { name: 'Kezdőlap' }).click()
  await expect(stays.getByText(/amelyben nem veszel részt/)).toBeVisible()
  await expect(menuOf(stays).getByRole('link', { name: 'One-pager' })).toHaveCount(0)
  await expect(stays.getByRole('heading', { level: 1 })).toHaveText('Itt van, amit eddig elértél')

  await menuOf(mentor)
    .getByRole('link', { name: /^Hírek/ })
    .click()
  await expect(menuOf(mentor).getByRole('link', { name: 'Projektkereső' })).toBeVisible()

  await coordinator.getByRole('searchbox').fill('kovacs')
  await expect(menuOf(coordinator).getByRole('link', { name: 'Előrehaladási jelentés' })).toBeVisible()
  await expect(coordinator.getByRole('searchbox')).toHaveValue('kovacs')

  await dialog.getByLabel('Szöveg').fill('Nézzétek meg, mi vár rátok!')
  await dialog.getByRole('checkbox', { name: 'Hallgatóknak' }).click()
  await dialog.getByRole('button', { name: 'Közzététel' }).click()
  await expect(office.getByRole('heading', { name: 'Elindult a második félév' })).toBeVisible()
  await expect(menuOf(office).getByRole('link', { name: 'Adatexport' })).toBeVisible()
  expect(await office.evaluate('window.isStillHere')).toBe(true)
})
