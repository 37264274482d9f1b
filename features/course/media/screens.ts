import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { firstMedium } from '#testing/journeys/steps/media.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'

/** The library with nothing found, the form of an upload, and an upload whose captions are too fast. */
export const firstSemester: FirstSemester = async (request, { office: token }) => {
  const screens: Screen[] = [
    { name: 'media-nothing', path: '/modules/media?search=nincsilyen', token },
    { name: 'media-upload', path: '/modules/media', token, act: openForm },
    { name: 'media-captions-unfit', path: '/modules/media', token, act: sendFastCaptions },
  ]
  return { screens, addresses: { medium: await firstMedium(request, token) } }
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Feltöltés a médiatárba|Upload to the library)$/ }).click()
  await page.getByRole('dialog').waitFor()
}

async function sendFastCaptions(page: Page): Promise<void> {
  await openForm(page)
  const files = page.getByRole('dialog').locator('input[type=file]')
  await files.first().setInputFiles('content/media/semester-1/business-model.video.hu.mp4')
  await files.nth(1).setInputFiles({
    name: 'fast.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(
      `WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(30)}\n\n00:03.000 --> 00:02.000\na\n`,
    ),
  })
  await page.getByRole('dialog').locator('form button[type=submit], footer button').last().click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}
