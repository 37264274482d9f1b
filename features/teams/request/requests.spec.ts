import { expect, type Page } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { test } from '#testing/journeys/steps/second-semester.ts'
import { changeSemester, inDays } from '#testing/journeys/steps/semester.ts'

const alone = onOwnServer('semester-2')

const MINUTE_DAYS = 1 / 24 / 60
/** The clock comes by each minute. */
const PATIENCE_MS = 100_000

const own = (page: Page) => page.getByRole('region', { name: 'Jelentkezések és meghívások' })

test('whoever waits sees whether it was opened, and how long it may take @long', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'student@rajt.example'))
  const sent = own(page).getByRole('listitem').filter({ hasText: 'Jelentkezésed:' }).first()
  await expect(sent).toContainText(/Megnyitották|Még nem nyitották meg/)
  await expect(sent).toContainText(/még \d+\snap/)
})

for (const [name, handOf] of hands)
  test(`whoever is waited for sees all that wait, ${name}`, async ({ page, request }) => {
    await openAs(page, await tokenOf(request, 'owner@rajt.example'))
    const received = own(page).getByRole('listitem')
    await expect(received.first()).toContainText('A te válaszodra vár')
    const shown = await received.count()
    const hand = handOf(page)
    await hand.press(own(page).getByRole('button', { name: 'Az összes megjelenítése' }))
    await expect.poll(() => received.count()).toBeGreaterThan(shown)
    await hand.press(own(page).getByRole('button', { name: 'Kevesebb megjelenítése' }))
    await expect(received).toHaveCount(shown)
    // Those who wait for an answer come before what the team still looks for, and before the report.
    const step = page.getByRole('region', { name: / jelentkezett a projektedre$/ })
    await expect(step).toContainText('Eddig válaszolhatsz:')
    await hand.press(step.getByRole('link', { name: 'Válaszolok' }))
    await expect(page).toHaveURL(/\/my-project\/manage-applications$/)
    // The strip marks both: where they are, and what is next; here they are one.
    const stop = page.getByRole('list', { name: 'A félév állomásai' }).getByRole('listitem').nth(2)
    await expect(stop).toHaveAttribute('data-next', 'true')
    await expect(stop).toHaveAttribute('aria-current', 'true')
  })

alone(
  'an application that nobody answers closes by itself, and both sides are told @long',
  async ({ page, request }) => {
    alone.setTimeout(PATIENCE_MS + 60_000)
    const student = await tokenOf(request, 'student@rajt.example')
    const headers = { authorization: `Bearer ${student}` }
    const { applications } = await (await request.get('/api/find-project/applications', { headers })).json()
    const { _id: id, _project } = applications[0]
    await request.post(`/api/find-project/revoke/${id}`, { headers })
    // A request lasts no longer than the team deadline.
    await changeSemester(request, { teamDeadline: inDays(MINUTE_DAYS / 3) })
    const again = { headers, multipart: { motivation: 'Még egyszer kérlek.' } }
    expect((await request.post(`/api/find-project/apply/${_project._id}`, again)).status()).toBe(200)

    await openAs(page, student)
    await expect(own(page).getByText('egy órán belül lezárul').first()).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(
        own(page)
          .getByText(/letelt a válaszidő/)
          .first(),
      ).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: PATIENCE_MS, intervals: [5000] })
    await changeSemester(request, { teamDeadline: inDays(30) })

    const mails = await (await request.get('/dev/mail')).text()
    expect(mails).toMatch(/Lezárult: jelentkezés \([^)]+\), mert letelt a válaszidő/)
  },
)
