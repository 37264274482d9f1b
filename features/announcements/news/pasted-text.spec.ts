import { expect, test } from '@playwright/test'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('what was pasted from Word is published with its line breaks, and a title of nothing visible is asked for', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/news')
  await page.getByRole('button', { name: 'Új hír' }).click()
  const dialog = page.getByRole('dialog', { name: 'Új hír' })
  const title = dialog.getByLabel('Cím', { exact: true })
  await title.fill('\u200b\u3164')
  await dialog.getByLabel('Szöveg').fill('Első sor\u000b\u000bmáso\u00addik sor\u0001')
  await dialog.getByRole('checkbox', { name: 'Mentoroknak' }).check()
  await dialog.getByRole('button', { name: 'Közzététel' }).click()
  await expect(title).toHaveAccessibleDescription(/[Kk]ötelező/)
  await title.fill('Beillesztett\u000bhír \u05d0\u05d1\u202e')
  await dialog.getByRole('button', { name: 'Közzététel' }).click()
  await expect(dialog).toBeHidden()
  const item = page.getByRole('article', { name: 'Beillesztett hír \u05d0\u05d1' })
  await expect(item.getByText('Első sor', { exact: true })).toBeVisible()
  await expect(item.getByText('második sor', { exact: true })).toBeVisible()
  // Whatever a title holds, it turns nothing around that stands beside it.
  const bidi = await item
    .locator('a, h2, h3, p, strong, span')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).unicodeBidi))
  expect(new Set(bidi)).toEqual(new Set(['isolate']))
})
