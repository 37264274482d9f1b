import { expect } from '@playwright/test'
import { keyboard } from '../steps/hand.ts'
import { onOwnServer } from '../steps/own-server.ts'
import { openAs, tokenOf } from '../steps/people.ts'
import { test } from '../steps/second-semester.ts'

const alone = onOwnServer('semester-2')

test('a student who does not go on finds results, certificate and one-pager, and whom to write to', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'former@rajt.example'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Itt van, amit eddig elértél')
  const { CONTACT_EMAIL: contact } = await (await request.get('/api/context')).json()
  const goingOn = page.getByRole('region', { name: 'Szeretnéd folytatni?' })
  await expect(goingOn).toContainText('a programiroda dönt')
  await expect(goingOn.getByRole('link', { name: contact })).toHaveAttribute('href', `mailto:${contact}`)
  const semester = page.getByRole('region', { name: /^1\. félév/ })
  await expect(semester).toContainText(/7 \/ 7 modul (teljesítve|lezárult, \d sikeres vizsgával)\./)
  await expect(semester).toContainText(/Megajánlott jegy: \S+ \(\d\)/)
  await expect(semester.getByRole('listitem').first()).toContainText(/\d+\spont/)
  await expect(page.getByText(/[Hh]amarosan|még nem érhető el/)).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Letöltés magyarul' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('link', { name: 'One-pager megnyitása' }).click()
  await expect(page).toHaveURL(/\/one-pager\/details\//)
  await page.goBack()
  await semester.getByRole('link', { name: 'Leckék és vizsgaeredmények' }).click()
  await expect(
    page.getByText('Ebben a félévben nem veszel részt, ezért itt nincs új tananyagod.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Eredmény megnyitása' }).first()).toBeVisible()
  await expect(page.getByText(/Amint megnyílik/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Eredmény megnyitása' }).first().click()
  await expect(page.getByRole('heading', { name: /kérdés|Megoldások|Így/ }).first()).toBeVisible()
})

alone(
  'the office lets a student into the semester who was left out, by keyboard alone, and the student can begin',
  async ({ page, request, browser }) => {
    const hand = keyboard(page)
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/students')
    await hand.write(page.getByRole('searchbox'), 'former@rajt.example')
    await expect(page).toHaveURL(/former/)
    await expect(page.getByRole('link', { name: /^Megnyitás: / })).toHaveCount(1)
    await hand.press(page.getByRole('link', { name: /^Megnyitás: / }))
    await hand.press(page.getByRole('button', { name: 'Felvétel a félévbe' }))
    const dialog = page.getByRole('dialog', { name: 'Felveszed a mostani félévbe?' })
    await hand.press(dialog.getByRole('button', { name: 'Felvétel a félévbe' }))
    await expect(dialog.getByText('Kötelező mező')).toBeVisible()
    await hand.write(dialog.getByLabel('Indoklás'), 'A pótvizsgája sikerült.')
    await hand.press(dialog.getByRole('button', { name: 'Felvétel a félévbe' }))
    await expect(page.getByText('Még nem kezdte el a félévet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Felvétel a félévbe' })).toHaveCount(0)

    const own = await browser.newPage()
    await openAs(own, await tokenOf(request, 'former@rajt.example'))
    await keyboard(own).press(own.getByRole('button', { name: 'Elkezdem a félévet' }))
    await expect(own.getByRole('heading', { level: 1, name: 'Itt van, amit eddig elértél' })).toHaveCount(0)
    await expect(own.getByRole('heading', { level: 1, name: 'Itt a rajtvonal. Indulj el!' })).toBeVisible()
  },
)
