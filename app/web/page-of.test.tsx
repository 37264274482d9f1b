import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#people/auth/calls.ts'
import { session } from '#platform/web/session.ts'
import type { Context } from '#programme/programme/calls.ts'
import { pageOf } from './page-of.tsx'
import { pageTable } from './row.ts'

vi.hoisted(() => {
  const kept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  Object.assign(globalThis, { localStorage: kept, sessionStorage: kept, document: { documentElement: {} } })
})

const context = { CURRENT_SEMESTER: 2, CURRENT_ONBOARD_KEY: '2' } as Context
const somebody = {
  onboarded: { 2: true },
  personality: 'CTO',
  mustSetUpSecondFactor: false,
  takesPart: true,
} as unknown as User
const member: User = { ...somebody, role: 'STUDENT', projectRole: 'MEMBER' }
const mentor: User = { ...somebody, role: 'MENTOR', projectRole: null }
const enter = (user: User) => session.set({ token: null, user, context, left: null })

const title = { path: '/project', layout: 'inside', title: 'help.title' } as const
const load = vi.fn((word: string) => Promise.resolve(() => <p>{word}</p>))
const table = pageTable({
  applied: { ...title, for: ['2 MEMBER'], load: () => load('what a member applied for') },
  interests: { ...title, for: ['2 OWNER', '2 MENTOR'], load: () => load('what a mentor wants') },
})

async function shown(rows: Parameters<typeof pageOf>[0]): Promise<string> {
  const Page = pageOf(rows)
  await Page.preload?.()
  return renderToString(
    <IntlProvider locale="hu-HU" timeZone="UTC" messages={{ help: { title: 'x' } } as never}>
      <Page />
    </IntlProvider>,
  )
}

describe('an address with two pages', () => {
  beforeEach(() => load.mockClear())

  test('shows each the one that is for them, and loads no other', async () => {
    enter(member)
    expect(await shown(Object.values(table))).toContain('what a member applied for')
    enter(mentor)
    expect(await shown(Object.values(table))).toContain('what a mentor wants')
    expect(load.mock.calls).toEqual([['what a member applied for'], ['what a mentor wants']])
  })

  test('shows somebody of whom it has no page nothing', async () => {
    enter({ ...mentor, role: 'OFFICE' })
    expect(await shown(Object.values(table))).toBe('')
  })
})

test('an address with one page keeps it while the stage of its person changes', async () => {
  enter({ ...member, personality: null })
  expect(await shown([table.applied])).toContain('what a member applied for')
})
