import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import {
  csvOf,
  decide,
  mixedRows,
  newStudents,
  previewed,
  unsureNames,
} from '#testing/journeys/steps/imports.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** A file of people from its choice to its end, and the address of one that was read. */
export const firstSemester: FirstSemester = async (request, { office }) => {
  const of = async (act?: 'start' | 'discard') => {
    const id = await previewed(request, office, mixedRows())
    if (act) await decide(request, office, id, act)
    return `/settings/import/${id}`
  }
  const [address, done, discarded] = [await of(), await of('start'), await of('discard')]
  const running = `/settings/import/${await previewed(request, office, newStudents(2))}`
  const known = `/settings/import/${await previewed(request, office, mixedRows().slice(4, 5))}`
  const unsure = `/settings/import/${await unsureNames(request, office)}`
  const at = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
    name: `office-import-${name}`,
    path,
    token: office,
    ...more,
  })
  const screens = [
    at('refused', '/settings/import', { act: refuseColumns }),
    at('confirm', address, { act: press(/meghívása$|^Invite /) }),
    at('discard', address, { act: press(/^(Elvetés|Discard)$/) }),
    at('known', known),
    at('names', unsure),
    at('running', running, { prepare: whileRunning }),
    at('done', done),
    at('discarded', discarded),
  ]
  return { screens, addresses: { import: address } }
}

async function refuseColumns(page: Page): Promise<void> {
  await page
    .getByLabel(/^(Fájl kiválasztása|Choose a file)$/)
    .setInputFiles(csvOf([['Ibolya']], ['Becenév'], 'names.csv'))
  await page.getByRole('button', { name: /^(Előnézet|Preview)$/ }).click()
  await page.getByText(/^(Hiányzó oszlopok|Missing columns)/).waitFor()
}

/** As in the middle of a long file. */
async function whileRunning(page: Page): Promise<void> {
  await page.route(/\/api\/imports\/[0-9a-f-]+$/, async (route) => {
    const response = await route.fetch()
    const made = await response.json()
    const { madeAt: decidedAt, madeBy: decidedBy } = made
    const counts = { INVITE: 180, INVITED: 112, SAME: 6, REFUSED: 2 }
    const can = { start: false, discard: false }
    await route.fulfill({ json: { ...made, status: 'RUNNING', decidedAt, decidedBy, counts, can } })
  })
}
