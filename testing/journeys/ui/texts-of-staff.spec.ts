import { expect, type Page, test } from '@playwright/test'
import { courseOf } from '../steps/course.ts'
import { openAs, tokenOf } from '../steps/people.ts'

const TABS = ['profile', 'personality', 'password', 'security', 'appearance', 'people', 'semester']

/** Files with texts that only staff read. */
function textsOfStaff(page: Page): string[] {
  const files: string[] = []
  page.on('request', (sent) => /texts-[\w-]+-staff-/.test(sent.url()) && files.push(sent.url()))
  return files
}

async function openSettings(page: Page): Promise<void> {
  for (const tab of TABS) {
    await page.goto(`/app/settings?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0)
  }
}

test('a student loads no texts that only staff read', async ({ page, request }) => {
  const files = textsOfStaff(page)
  const token = await tokenOf(request, 'student@rajt.example')
  const { modules, lessons } = await courseOf(request, token)
  await openAs(page, token)
  for (const path of ['/', '/modules', `/lessons/${lessons[0]?.id}`, `/tests/${modules[0]?.id}`, '/help']) {
    await page.goto(`/app${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  await openSettings(page)
  expect(files).toEqual([])
})

test('the office loads them with the pages that show them @long', async ({ page, request }) => {
  const files = textsOfStaff(page)
  await openAs(page, await tokenOf(request, 'office@rajt.example'))
  await expect(page.getByRole('heading', { level: 1, name: /vár rád/ })).toBeVisible()
  const first = files.map((url) => url.replace(/.*texts-|-hu-.*/g, ''))
  expect(first.sort()).toEqual(['statistics-staff', 'today-staff'])
  await openSettings(page)
  expect(files.join()).toMatch(/people-staff.*settings-staff/)
})
