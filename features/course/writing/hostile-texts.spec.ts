import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

/** What would run where a text is taken for a page. */
const HIT = 'window.hits=(window.hits||0)+1'
const attacks = [
  `<script>${HIT}</script>`,
  `<img src=x onerror="${HIT}">`,
  `"><svg onload="${HIT}">`,
  `'><iframe srcdoc="<script>parent.${HIT}</script>"></iframe>`,
  `[a](javascript:${encodeURIComponent(HIT)})`,
  `![a](javascript:${encodeURIComponent(HIT)})`,
  `[a](data:text/html,<script>${HIT}</script>)`,
  `<details open ontoggle="${HIT}">`,
  '{{constructor.constructor("window.hits=1")()}}',
]
const line = attacks.join(' ')
const body = [
  ...attacks,
  ...attacks.map((one) => `> [!WARNING]\n> ${one}`),
  ...attacks.map((one) => `## ${one}`),
  `| ${attacks.map((one) => one.replaceAll('|', '\\|')).join(' | ')} |\n|${'-|'.repeat(attacks.length)}`,
  `> [!TRY]<img src=x onerror="${HIT}">`,
].join('\n\n')

/** Writes them into every field of a lesson, in both languages. */
async function writeThem(request: APIRequestContext, office: string, lesson: string): Promise<void> {
  const headers = { authorization: `Bearer ${office}` }
  const thing = await (await request.get(`/api/authoring/thing/${lesson}`, { headers })).json()
  const { written, revision } = thing.draft ?? { ...thing.published, revision: 0 }
  const check = { kind: 'single', prompt: line, options: [line, 'b'], correct: [0], why: line }
  const texts = { title: attacks[1], summary: attacks[2], body, checks: [check], media: [] }
  const content = { ...written.content, invented: [attacks[1]], hu: texts, en: texts }
  const saved = await request.put(`/api/authoring/thing/${lesson}/draft`, {
    headers,
    data: { written: { ...written, content }, revision },
  })
  expect(saved.status()).toBe(200)
  const things = [{ id: lesson, revision: (await saved.json()).revision }]
  const published = await request.post('/api/authoring/publish', {
    headers,
    data: { things, why: line.slice(0, 200), asksAgain: true },
  })
  expect(published.status()).toBe(200)
}

/** Nothing ran, and nothing was there that the policy had to keep from running. */
async function expectNothing(page: Page): Promise<void> {
  expect(await page.evaluate('window.hits')).toBeUndefined()
  expect(await page.evaluate('window.refused')).toEqual([])
  await expect(
    page.locator('main :is(script, iframe, img[src=x], [onerror], [onload], [ontoggle])'),
  ).toHaveCount(0)
  await expect(page.locator('main a[href*="javascript:"], main a[href^="data:"]')).toHaveCount(0)
}

const noteRefusals = `{
  window.refused = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.refused.push(violatedDirective))
}`

test('nothing that is written into a lesson runs: in the editor, its previews, the course and the lesson', async ({
  page,
  request,
}) => {
  const [office, student] = [
    await tokenOf(request, 'office@rajt.example'),
    await tokenOf(request, 'student@rajt.example'),
  ]
  const { lessons } = await courseOf(request, office)
  const lesson = lessons[5]?.id ?? ''
  await writeThem(request, office ?? '', lesson)
  await page.addInitScript(noteRefusals)

  await test.step('in the editor and both previews', async () => {
    await openAs(page, office, `/modules/write/${lesson}`)
    const hungarian = page.getByRole('region', { name: 'Magyar' })
    await expect(hungarian.getByRole('textbox', { name: 'Szöveg' })).toContainText('onerror')
    await expectNothing(page)
    await hungarian.getByRole('radio', { name: 'Írás' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(hungarian.getByRole('region', { name: 'Előnézet' }).getByRole('note').first()).toBeVisible()
    await expectNothing(page)
    await page.getByRole('button', { name: 'Előnézet', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Így látja a hallgató' })
    await expect(dialog.getByRole('note').first()).toBeVisible()
    await expectNothing(page)
  })

  await test.step('in the tree of the course', async () => {
    await openAs(page, office, '/modules/write')
    await expect(page.getByText('onerror').first()).toBeVisible()
    await expectNothing(page)
  })

  await test.step('in the lesson', async () => {
    await openAs(page, office, `/lessons/${lesson}`)
    await expect(page.getByRole('note').first()).toBeVisible()
    await expectNothing(page)
    await openAs(page, student)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothing(page)
  })
})
