import { expect, test } from '@playwright/test'
import { momentField } from '#testing/journeys/steps/moment.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('two of the office change different settings, and neither undoes the other', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, 'office@rajt.example')
  const headers = { authorization: `Bearer ${token}` }
  const before = await (await request.get('/api/semester', { headers })).json()
  const { gradeLimits, onePagerDeadline } = before
  const [first, ...others] = gradeLimits
  const colleague = (data: object) => request.patch('/api/semester', { headers, data })

  await openAs(page, token, '/settings?tab=semester')
  const sufficient = page.getByLabel('Elégséges (2)')
  const deadline = momentField(page, 'A one-pager határideje').getByLabel('Óra, perc')
  await expect(sufficient).toHaveValue(String(first))
  await colleague({ gradeLimits: [first + 1, ...others] })
  await deadline.fill('20:15')
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('dt')).toHaveText(['A one-pager határideje'])
  await dialog.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.getByText('Nincs mentetlen változás')).toBeVisible()
  await expect(sufficient).toHaveValue(String(first + 1))

  await sufficient.fill(String(first))
  await colleague({ onePagerDeadline })
  await page.reload()
  await expect(sufficient).toHaveValue(String(first))
  await expect(page.getByText('1 mentetlen változás')).toBeVisible()
  await expect(deadline).not.toHaveValue('20:15')
  await colleague({ gradeLimits })
})

test('each exam setting says what it sets @long', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=semester')
  await expect(page.getByLabel('Vizsgaidő (perc)')).toHaveAccessibleDescription(
    'Egy próbálkozás hossza: 5–180 perc',
  )
  await expect(page.getByLabel('Próbálkozások')).toHaveAccessibleDescription('Az elsővel együtt')
  await expect(momentField(page, 'A félév kezdete')).toHaveAccessibleDescription(/minden modul zárva/)
})
