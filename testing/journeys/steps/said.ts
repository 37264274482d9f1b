import { expect, type Page } from '@playwright/test'
import { type Code, meanings } from '#platform/contract/errors.ts'
import { openScreen, type Screen } from './open-screen.ts'

const viewport = { width: 1280, height: 800 }

/** A page in English, as the specification quotes it. */
export async function openInEnglish(
  beside: Page,
  path: string,
  token: string | null = null,
  more: Partial<Screen> = {},
): Promise<Page> {
  const page = await beside.context().newPage()
  await openScreen(page, { name: path, path, token, ...more }, { language: 'en', viewport })
  return page
}

/** Word for word. */
export const says = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible()

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** As if something were wrong with the server, or it refused, in its own words. */
export const failing = (page: Page, path: string, status = 500, code: Code = 'internal') =>
  page.route(`**/api${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, json: { code, message: meanings[code].en } }),
  )
