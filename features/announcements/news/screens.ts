import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** News as its writers see them, and before their writing and removal. */
export const firstSemester: FirstSemester = (_, { office, university }) => [
  ...seenBy(office, 'office', {
    news: '/news',
    'news-add': { path: '/news', act: press(/^(Új hír|New post)$/) },
    'news-preview': { path: '/news', act: previewNews },
    'news-remove': { path: '/news', act: press(/^(Törlés|Delete):/) },
  }),
  ...seenBy(university, 'university', {
    'news-edit': { path: '/news', act: press(/^(Szerkesztés|Edit):/) },
  }),
]

/** A new item, as its readers will see it. */
async function previewNews(page: Page): Promise<void> {
  await press(/^(Új hír|New post)$/)(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^(Szöveg|Text)$/).fill('## Gyertek\n\n- **sokan**\n- [ide](https://rajt.example)')
  await dialog.getByRole('radio', { name: /^(Előnézet|Preview)$/ }).check()
  await dialog.getByRole('listitem').first().waitFor()
}
