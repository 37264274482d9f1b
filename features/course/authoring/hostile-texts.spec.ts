import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import {
  expectNothingActs,
  expectOnlyText,
  hostileTexts,
  watchFor,
} from '#testing/journeys/steps/hostile-texts.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'

const test = onOwnServer('semester-1')

/** Short enough for each field that is one line. */
const TITLE = '"><img src=x onerror=hit()>'
const SHORT_KEYS = new Set(['unit'])
const KEPT_KEYS = new Set(['kind', 'level', 'lesson', 'validUntil', 'media'])

const inCallouts = hostileTexts.map((one) => `> [!WARNING]\n> ${one.replaceAll('\n', '\n> ')}`)

/** The same content with something hostile at the end of each of its texts, each time another one. */
function madeHostile(content: unknown, next: () => string, key = ''): unknown {
  if (KEPT_KEYS.has(key)) return content
  if (typeof content === 'string') return hostileText(content, key, next)
  if (Array.isArray(content)) return content.map((one) => madeHostile(one, next, key))
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(
    Object.entries(content).map(([own, value]) => [own, madeHostile(value, next, own)]),
  )
}

function hostileText(text: string, key: string, next: () => string): string {
  if (SHORT_KEYS.has(key)) return '<b onclick=hit()>'
  if (key === 'title') return TITLE
  if (key === 'body') return `${text}\n\n${[...hostileTexts, ...inCallouts].join('\n\n')}`
  // The start differs, so that no two options are the same.
  const [start] = text.split('\n')
  return `${start} ${next().replaceAll('\n', ' ')}`
}

interface Hostile {
  request: APIRequestContext
  office: string
}

async function published({ request, office }: Hostile, ids: readonly string[]): Promise<void> {
  let turn = 0
  const next = () => hostileTexts[turn++ % hostileTexts.length] ?? ''
  const headers = { authorization: `Bearer ${office}` }
  const things: { id: string; revision: number }[] = []
  for (const id of ids) {
    const { published, draft } = await (await request.get(`/api/authoring/thing/${id}`, { headers })).json()
    if (!published) continue
    const { kind, content } = published.written
    const data = { written: { kind, content: madeHostile(content, next) }, revision: draft?.revision ?? 0 }
    const saved = await request.put(`/api/authoring/thing/${id}/draft`, { headers, data })
    const { revision, flaws } = await saved.json()
    expect(flaws, `${saved.status()} ${id}`).toEqual([])
    things.push({ id, revision })
  }
  await post(request, '/authoring/publish', { things, why: TITLE, asksAgain: true }, office)
}

async function look(page: Page, path: string, shown = TITLE): Promise<void> {
  await page.goto(`/app${path}`)
  await expectOnlyText(page, shown)
}

test('whatever is written into the course is shown as text, and nothing in it acts', async ({
  request,
  browser,
  baseURL,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const student = await acceptedStudent(request)
  const { modules, lessons } = await courseOf(request, student.token)
  const [module] = modules
  const lesson = lessons.find((one) => one.module === module?.id)
  if (!module || !lesson) throw new Error('the course is empty')
  const headers = { authorization: `Bearer ${office}` }
  const bank = await (await request.get(`/api/authoring/module/${module.id}/questions`, { headers })).json()
  const questions: string[] = bank.questions.map(({ _id }: { _id: string }) => _id)
  await post(request, `/lesson/${lesson.id}/done`, { by: 'marked', seconds: 0 }, student.token)
  await published({ request, office }, [module.id, lesson.id, ...questions])

  const pageOf = async (token: string) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    await watchFor(page)
    await openAs(page, token)
    return page
  }

  await test.step('a student reads it, sits the exam, and reads the solutions', async () => {
    const page = await pageOf(student.token)
    await expectOnlyText(page, TITLE)
    await look(page, '/modules')
    await look(page, `/lessons/${lesson.id}`)
    await expect(page.getByText('<math><mtext><table>').first()).toBeVisible()
    const attempt = await startExam(request, student.token, module.id)
    await page.goto(`/app/tests/${module.id}?attempt=${attempt}`)
    await expect(page.getByRole('heading', { name: /^1\. kérdés/ })).toBeVisible()
    for (let question = 1; question <= 12; question++) {
      await expectNothingActs(page)
      await page.getByRole('button', { name: question < 12 ? 'Tovább' : 'Áttekintés', exact: true }).click()
    }
    await expectNothingActs(page)
    await submitExam(request, student.token, attempt)
    // The solutions are shown once no attempt is left.
    await submitExam(request, student.token, await startExam(request, student.token, module.id))
    await page.goto(`/app/tests/${module.id}?attempt=${attempt}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNothingActs(page)
    await page.close()
  })

  await test.step('the office writes it, previews it and compares its versions', async () => {
    const page = await pageOf(office)
    await look(page, '/modules/write')
    await look(page, `/modules/questions/${module.id}`, 'hit()')
    await look(page, '/modules/statistics?search=hit', 'hit()')
    // Three questions have more texts than there are hostile ones.
    for (const id of [module.id, lesson.id, ...questions.slice(0, 4)]) {
      await page.goto(`/app/modules/write/${id}`)
      await expect(page.getByRole('button', { name: 'Megnézés: 1. változat' })).toBeVisible()
      await expectNothingActs(page)
      await page.getByRole('button', { name: 'Megnézés: 1. változat' }).click()
      await expect(
        page
          .getByRole('dialog', { name: '1. változat' })
          .getByText(/hit\(\)/)
          .first(),
      ).toBeVisible()
      await expectNothingActs(page)
    }
    await page.goto(`/app/modules/write/${lesson.id}`)
    const hungarian = page.getByRole('region', { name: 'Magyar' })
    await hungarian.getByRole('radio', { name: 'Írás' }).focus()
    await page.keyboard.press('ArrowRight')
    const own = hungarian.getByRole('region', { name: 'Előnézet' })
    await expect(own.getByRole('note').getByText('hit()').first()).toBeVisible()
    await expectNothingActs(page)
    await page.getByRole('button', { name: 'Előnézet', exact: true }).first().click()
    const preview = page.getByRole('dialog', { name: 'Így látja a hallgató' })
    await expect(preview.getByText('<math><mtext><table>').first()).toBeVisible()
    await expectNothingActs(page)
    await page.close()
  })
})
