import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import type { NewsItem } from '../calls.ts'
import NewsActs from './news-acts.tsx'

const fields = {
  title: 'Konzultáció',
  text: 'Gyertek!',
  language: 'hu' as const,
  roles: ['STUDENT' as const],
  universities: ['szte', 'bme'],
  imageText: '',
}
const item: NewsItem = {
  _id: '0199a3c0-0000-4000-8000-000000000009',
  title: fields.title,
  html: '<p>Gyertek!</p>',
  language: 'hu',
  image: null,
  publishedAt: '2026-11-12T18:00:00.000Z',
  editedAt: null,
  isUnread: false,
  fields,
  university: null,
  can: { edit: true, remove: true },
}

test('staff read which universities an item is for by their names', async () => {
  await show(() => <NewsActs item={item} />)
  expect(screen.getByText(/SZTE, BME/)).toBeTruthy()
})
