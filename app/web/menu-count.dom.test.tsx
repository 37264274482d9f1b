import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { requests } from '#teams/request/requests-calls.ts'
import { on } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { MenuCount } from './menu-count.tsx'

test('the number beside an entry says what it counts', async () => {
  on(news.unread, () => ({ unread: 3 }))
  on(requests.waiting, () => ({ waiting: 1 }))
  await show(() => (
    <>
      <MenuCount call={news.unread} />
      <MenuCount call={requests.waiting} />
    </>
  ))
  expect(await screen.findByText('3 olvasatlan')).toBeTruthy()
  expect(await screen.findByText('1 vár válaszra')).toBeTruthy()
})

test('there is no number where nothing waits', async () => {
  on(news.unread, () => ({ unread: 2 }))
  on(requests.waiting, () => ({ waiting: 0 }))
  await show(() => (
    <>
      <MenuCount call={news.unread} />
      <MenuCount call={requests.waiting} />
    </>
  ))
  expect(await screen.findByText('2 olvasatlan')).toBeTruthy()
  expect(screen.queryByText('0')).toBeNull()
})
