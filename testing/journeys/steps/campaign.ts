import type { Page } from '@playwright/test'

/** As for a student whom the campaign reached on no device. */
export async function withCampaign(page: Page): Promise<void> {
  const campaign = {
    _id: '7b0f6f0e-52a8-4c1e-9a51-0e3d1c9a7f42',
    title: 'Két hét a one-pagerig',
    path: '/modules',
    text: 'Nézd meg, melyik modulod hiányzik még!',
    sentAt: '2026-11-20T09:00:00.000Z',
  }
  await page.route('**/api/push-notification/own', (route) =>
    route.fulfill({ json: { campaigns: [campaign] } }),
  )
}
