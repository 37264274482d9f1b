import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

test.use({ serviceWorkers: 'allow', reuseContext: false } as object)

const keptThings = (page: Page) =>
  page.evaluate(async () => ({
    answers: (await caches.has('rajt-kept')) ? (await (await caches.open('rajt-kept')).keys()).length : 0,
    modules: localStorage.getItem('rajt.keptModules'),
  }))

/** Scripts and styles that the page has loaded and the device would not have without a network. */
const missingParts = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const cache = await caches.open('rajt-assets')
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    return loaded.filter((name) => name.includes('/app/assets/') && !kept.has(name))
  })

/** As a player asks, which may want the second half alone. */
const partOfAudio = (page: Page) =>
  page.evaluate(async () => {
    const [audio] = (await (await caches.open('rajt-kept')).keys()).filter(({ url }) =>
      url.includes('/files/'),
    )
    const answer = await fetch(audio?.url ?? '', { headers: { range: 'bytes=100-199' } })
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
  })

/** Widths of the figures that the device has, as they are drawn. */
const keptFigures = (page: Page) =>
  page.evaluate(async () => {
    const kept = (await (await caches.open('rajt-kept')).keys()).filter(({ url }) => url.endsWith('.webp'))
    const draw = async ({ url }: Request) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return image.naturalWidth
    }
    return Promise.all(kept.map(draw))
  })

for (const [name, handOf] of hands)
  test(`a student keeps a module, reads it without a network, and it counts on return, ${name}`, async ({
    page,
    context,
    request,
  }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request)
    await openAs(page, student.token, '/modules')
    await hand.press(page.getByRole('button', { name: /^Letöltés offline olvasáshoz: / }).first())
    const dialog = page.getByRole('dialog', { name: /^Letöltöd erre az eszközre: / })
    await expect(dialog.getByText(/^[\d,.]+ [kM]B: \d+ lecke szövege, képei és hanganyaga\.$/)).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Letöltés offline olvasáshoz' }))
    await expect(page.getByText(/^Letöltve: .* \([\d,.]+ [kM]B\)$/)).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect.poll(() => missingParts(page)).toEqual([])

    await context.setOffline(true)
    await page.reload()
    await hand.press(page.getByRole('main').getByRole('link', { name: /^Folytatom: / }))
    await expect(page.getByRole('main').locator('article h2').first()).toBeVisible()
    expect(await partOfAudio(page)).toEqual({ status: 206, bytes: 100 })
    // Beside those that other stories put into the module.
    expect(await keptFigures(page)).toContain(1136)
    await hand.press(page.getByRole('button', { name: 'Késznek jelölöm' }))
    await expect(page.getByText('Kész', { exact: true }).first()).toBeVisible()
    const id = page.url().split('/').at(-1) ?? ''
    expect(await isDone(request, student.token, id)).toBe(false)

    const told: string[] = []
    page.on('request', (one) => one.url().endsWith('/done') && told.push(one.method()))
    await context.setOffline(false)
    await expect.poll(() => isDone(request, student.token, id)).toBe(true)
    expect(told).toEqual(['POST'])

    await openAs(page, student.token)
    await hand.press(page.getByRole('button', { name: 'Kijelentkezés' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible()
    expect(await keptThings(page)).toEqual({ answers: 0, modules: null })
  })

async function isDone(request: APIRequestContext, token: string, id: string) {
  const answer = await request.get('/api/progress', { headers: { authorization: `Bearer ${token}` } })
  const { lessons } = (await answer.json()) as { lessons: { id: string; done: boolean }[] }
  return lessons.find((one) => one.id === id)?.done ?? null
}
