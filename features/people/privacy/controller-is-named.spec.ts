import { expect, test } from '@playwright/test'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('the office names who answers for the data, and the registration page tells it @long', async ({
  page,
  browser,
  request,
}) => {
  const token = await tokenOf(request, 'office@rajt.example')
  const headers = { authorization: `Bearer ${token}` }
  const { controllerName, controllerAddress } = await (await request.get('/api/semester', { headers })).json()

  await openAs(page, token, '/settings?tab=semester')
  await page.getByLabel('Az adatkezelő neve').fill('')
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.getByLabel('Az adatkezelő neve')).toBeFocused()
  await page.getByLabel('Az adatkezelő neve').fill('Őrs Egyetemi Alapítvány')
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('dt')).toHaveText(['Az adatkezelő neve'])
  await expect(dialog).toContainText(`${controllerName} → Őrs Egyetemi Alapítvány`)
  await expect(dialog).toContainText('Azonnal ez áll az adatkezelési tájékoztatóban.')
  await dialog.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.getByText('Nincs mentetlen változás')).toBeVisible()
  await page.goto('/app/help')
  await page.getByText('Adatkezelési tájékoztató', { exact: true }).click()
  await expect(page.getByText(`Adatkezelő: Őrs Egyetemi Alapítvány, ${controllerAddress}`)).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/app/auth/register')
  await guest.getByText('Adatkezelési tájékoztató', { exact: true }).click()
  await expect(guest.getByText(`Adatkezelő: Őrs Egyetemi Alapítvány, ${controllerAddress}`)).toBeVisible()
  await expect(guest.getByText(/30\snap, az elutasítottat a döntés után 90\snap/)).toBeVisible()
  await expect(guest.getByText(/Falk Miksa utca 9–11/)).toBeVisible()
  await expect(guest.getByRole('link', { name: 'www.naih.hu' })).toHaveAttribute(
    'href',
    'https://www.naih.hu',
  )
  await guest.context().close()
  await request.patch('/api/semester', { headers, data: { controllerName } })
})
