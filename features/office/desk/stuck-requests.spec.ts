import { expect, test } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const stuck = {
  _id: '3f0f6a52-5a0e-4c52-9f0d-0d2f6a1c7b11',
  kind: 'APPLICATION',
  _project: { _id: '3f0f6a52-5a0e-4c52-9f0d-0d2f6a1c7b12', name: 'Kölcsönpolc' },
  _person: { _id: '3f0f6a52-5a0e-4c52-9f0d-0d2f6a1c7b13', surname: 'Őrsi', firstname: 'Tünde' },
  answerBy: '2027-03-20T10:00:00.000Z',
  since: '2027-03-10T10:00:00.000Z',
  retryAt: '2027-03-10T11:00:00.000Z',
  tries: 1,
  cause: '22P02',
}

test('the office sees a request that is stuck on every page of its desk, and has it tried again, by keyboard', async ({
  page,
  request,
}) => {
  // Nothing is stuck in a demonstration; how one gets there is told by the tests of the request clock.
  await page.route('**/api/requests/set-aside', (route) => route.fulfill({ json: { requests: [stuck] } }))
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/desk')
  const part = page.getByRole('region', { name: '1 elakadt kérés' })
  await expect(part.getByText('Jelentkezés: Őrsi Tünde ide: Kölcsönpolc')).toBeVisible()
  await expect(part.getByText(/a hiba jele: 22P02/)).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Meg nem erősített címek' }))
  await expect(page.getByRole('heading', { name: 'Megerősítetlen regisztrációk' })).toBeVisible()
  await hand.press(part.getByRole('button', { name: 'Próbáljuk most: Őrsi Tünde, Kölcsönpolc' }))
  await expect(part.getByText('Újra próbáljuk, egy percen belül kiderül.')).toBeVisible()
  await page.unroute('**/api/requests/set-aside')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Megerősítetlen regisztrációk' })).toBeVisible()
  await expect(part).toBeHidden()
})
