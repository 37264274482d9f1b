import { expect, test, vi } from 'vitest'
import { click, show } from './pushed.ts'

const message = { id: 'c1', title: 'Cím', text: 'Szöveg', path: '/modules' }

/** Windows of a browser at these addresses; says which got the focus, and what was opened. */
function browser(...addresses: string[]) {
  const focused: string[] = []
  const opened: string[] = []
  const windows = addresses.map((path) => {
    const url = `https://rajt.example${path}`
    return { url, focus: async () => void focused.push(path) }
  })
  const clients = {
    matchAll: async () => windows,
    openWindow: async (url: string) => void opened.push(url),
  }
  const clicked = async (data: unknown) => {
    const close = vi.fn()
    await click(clients as never, { close, data } as never)
    expect(close).toHaveBeenCalledOnce()
    return { focused, opened }
  }
  return clicked
}

test('a push is shown with its words, under the tag of its campaign', async () => {
  const showNotification = vi.fn()
  await show({ showNotification }, message)
  expect(showNotification).toHaveBeenCalledWith('Cím', {
    body: 'Szöveg',
    tag: 'c1',
    data: { path: '/modules' },
    icon: '/app/icons/icon-192.png',
    badge: '/app/icons/badge-96.png',
  })
})

test('a click opens the page where no window shows it', async () => {
  expect(await browser()({ path: '/modules' })).toEqual({ focused: [], opened: ['/app/modules'] })
})

test('a click goes to the window that shows the page', async () => {
  const clicked = browser('/app/news', '/app/modules?x=1')
  expect(await clicked({ path: '/modules' })).toEqual({ focused: ['/app/modules?x=1'], opened: [] })
})

test('the home page is found with and without its slash', async () => {
  expect(await browser('/app')({ path: '/' })).toEqual({ focused: ['/app'], opened: [] })
})

test('a window with an exam stays where it is', async () => {
  const clicked = browser('/app/tests/m1?attempt=a1')
  expect(await clicked({ path: '/news' })).toEqual({ focused: [], opened: ['/app/news'] })
})

test.each([
  ['another site', { path: 'https://evil.example' }],
  ['another site without its protocol', { path: '//evil.example' }],
  ['a script', { path: 'javascript:alert(1)' }],
  ['a way out', { path: '/../api' }],
  ['nothing', null],
])('a push that leads to %s leads home', async (_, data) => {
  expect(await browser()(data)).toEqual({ focused: [], opened: ['/app/'] })
})
