import type { APIRequestContext, Page } from '@playwright/test'
import { courseOf } from './course.ts'
import { inDays } from './moment.ts'
import type { Screen } from './open-screen.ts'
import { post } from './people.ts'
import { press } from './screen-acts.ts'

/** A draft that waits for its time, on its page and in the course, and what is asked of one that will. */
export async function authoringScreens(request: APIRequestContext, office: string): Promise<Screen[]> {
  const { lessons, modules } = await courseOf(request, office)
  const late = lessons.find(({ module }) => module === modules[4]?.id)?.id ?? ''
  await planned(request, office, late)
  const at = (name: string, id: string, act?: Screen['act']): Screen => ({
    name: `office-${name}`,
    path: `/modules/write/${id}`,
    token: office,
    ...(act ? { act } : {}),
  })
  return [
    { name: 'office-course-planned', path: '/modules/write', token: office },
    at('lesson-planned', late),
    at('publish-later', lessons[0]?.id ?? '', chooseLater),
  ]
}

async function planned(request: APIRequestContext, token: string, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/authoring/thing/${id}`
  const { published, plan } = await (await request.get(path, { headers })).json()
  // Those of another walk have planned it.
  if (plan) return
  const { kind, content } = published.written
  const hu = { ...content.hu, summary: `${content.hu.summary} Frissítve.` }
  const data = { written: { kind, content: { ...content, hu } }, revision: 0 }
  await request.put(`${path}/draft`, { headers, data })
  const at = `${inDays(20, '08:00')}:00.000Z`
  await post(
    request,
    '/authoring/plan',
    { things: [{ id, revision: 1 }], why: 'MVP 2.0', asksAgain: false, at },
    token,
  )
}

async function chooseLater(page: Page): Promise<void> {
  await press(/^(Közzététel|Publish)$/)(page)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^(Egy megadott időpontban|At a set time)$/ })
    .click()
}
