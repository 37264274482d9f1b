import { expect, test } from '@playwright/test'
import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'
import { passExam } from '#testing/journeys/steps/right-answers.ts'

test('a failed exam names the lessons to reread, shows no solution, and says what comes next', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { modules, lessons } = await courseOf(request, student.token)
  const module = modules[0]?.id ?? ''
  const attempt = await submitExam(request, student.token, await startExam(request, student.token, module))
  await openAs(page, student.token, `/tests/${module}?attempt=${attempt}`)

  await expect(page.getByText('Most nem sikerült')).toBeVisible()
  await expect(page.getByText(/\d+\spont hiányzott, és ez még pótolható/)).toBeVisible()
  const list = page.getByRole('region', { name: 'Ezeket érdemes újraolvasnod' }).getByRole('link')
  await expect(list).toHaveCount(3)
  const titles = lessons.filter((one) => one.module === module).map(({ title }) => title)
  for (const link of await list.all()) expect(titles).toContain(await link.innerText())
  await expect(page.getByText(/A megoldásokat akkor mutatjuk meg/)).toBeVisible()
  await expect(page.getByText('helyes válasz')).toHaveCount(0)
  const first = page.getByRole('link', { name: `Újraolvasom a leckét: ${await list.first().innerText()}` })
  await expect(first).toHaveText('Újraolvasom a leckét')
  expect(await first.getAttribute('href')).toBe(await list.first().getAttribute('href'))
  await list.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(titles.join('|')))
})

test('a passed exam shows its points, and what it has opened', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const attempt = await passExam(request, student.token, modules[0]?.id ?? '')
  const path = `/tests/${modules[0]?.id}?attempt=${attempt}`
  await openAs(page, student.token, path)
  await expect(page.getByText('Sikeres vizsga', { exact: true })).toBeVisible()
  await expect(page.getByText('100 pont a 100-ból', { exact: true })).toBeVisible()
  await expect(page.getByText(`Megnyílt a következő modul: ${modules[1]?.title}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ezeket érdemes újraolvasnod' })).toHaveCount(0)
  // Another attempt could only cost points.
  await expect(page.getByRole('link', { name: 'Javítóvizsga' })).toHaveCount(0)
})

test('on a phone the way on follows the result, and the record that is printed follows the way on', async ({
  page,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  const module = (await courseOf(request, token)).modules[0]?.id ?? ''
  const attempt = await passExam(request, token, module, 2)
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, token, `/tests/${module}?attempt=${attempt}`)
  const inOrder = [
    page.getByText(/^Megnyílt a következő modul/),
    page.getByRole('link', { name: 'Következő modul' }),
    page.getByRole('link', { name: 'Javítóvizsga' }),
    page.getByRole('heading', { name: 'Hogyan tovább?' }),
    page.getByText(attempt.slice(0, 8).toUpperCase()),
    page.getByRole('button', { name: 'Nyomtatás' }),
  ]
  const tops = []
  for (const one of inOrder) tops.push((await one.boundingBox())?.y ?? 0)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await page.getByRole('link', { name: 'Javítóvizsga' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Nyomtatás' })).toBeFocused()
})

test('in a wide window the solutions follow the record at once, with their map beside them', async ({
  page,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  const module = (await courseOf(request, token)).modules[0]?.id ?? ''
  await submitExam(request, token, await startExam(request, token, module))
  const last = await submitExam(request, token, await startExam(request, token, module))
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, token, `/tests/${module}?attempt=${last}`)
  const heading = await page.getByRole('heading', { name: 'Megoldások' }).boundingBox()
  const record = await page.getByText(last.slice(0, 8).toUpperCase()).boundingBox()
  expect((heading?.y ?? 0) - (record?.y ?? 0)).toBeGreaterThan(0)
  expect((heading?.y ?? 0) - (record?.y ?? 0)).toBeLessThan(120)
  const map = page.getByRole('navigation', { name: 'A kérdések és a pontjaid' })
  await page.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded()
  await expect(map).toBeInViewport()
})

test('a result opened by its link is awaited as a result, and an exam loaded anew as an exam', async ({
  page,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  const module = (await courseOf(request, token)).modules[0]?.id ?? ''
  const attempt = await startExam(request, token, module)
  // Long enough to be seen before the answer.
  await page.route('**/api/exam/*', async (route) => {
    await page.waitForTimeout(700)
    await route.continue()
  })
  const waiting = page.locator('.mantine-Skeleton-root').first()
  const asExam = page.locator('[data-exam]:has(.mantine-Skeleton-root)')
  await openAs(page, token, `/tests/${module}?attempt=${attempt}`)
  await expect(page.getByRole('heading', { name: /^1\. kérdés/ })).toBeVisible()
  await page.reload()
  await expect(asExam).toBeVisible()
  await expect(page.getByRole('heading', { name: /^1\. kérdés/ })).toBeVisible()
  await submitExam(request, token, attempt)
  // The window knows it as running; it is told, and does not forget.
  await page.reload()
  await expect(page.getByText('Most nem sikerült')).toBeVisible()
  await page.reload()
  await expect(waiting).toBeVisible()
  await expect(asExam).toBeHidden()
  await expect(page.getByText('Most nem sikerült')).toBeVisible()
})

test('who asks for less motion sees the final points at once @long', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const attempt = await passExam(request, student.token, modules[0]?.id ?? '')
  await page.addInitScript(`{
    window.shown = []
    const seen = () => {
      const text = document.querySelector('strong[aria-hidden=true] > span:last-child')?.textContent
      if (text && !window.shown.includes(text)) window.shown.push(text)
    }
    new MutationObserver(seen).observe(document, { subtree: true, childList: true, characterData: true })
  }`)
  await openAs(page, student.token, `/tests/${modules[0]?.id}?attempt=${attempt}`)
  await expect(page.getByText('Sikeres vizsga', { exact: true })).toBeVisible()
  expect(await page.evaluate('window.shown')).toEqual(['100\u00a0pont'])
})

test('a printed receipt carries the student’s name and its number, and no menu', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const attempt = await passExam(request, student.token, modules[0]?.id ?? '')
  // The home page prints its grade alone, and nothing of that stays.
  await openAs(page, student.token)
  await page.getByRole('link', { name: 'A teljes rangsor' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/app/tests/${modules[0]?.id}?attempt=${attempt}`)
  await expect(page.getByText('Sikeres vizsga', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main').getByText(`${student.surname} ${student.firstname}`)).toBeVisible()
  await expect(page.getByText(attempt.slice(0, 8).toUpperCase())).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Nyomtatás' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Hogyan tovább?' })).toBeHidden()
})
