import { describe, expect, test } from 'vitest'
import { elsewhere, isClosed } from './guard.ts'
import { barOf, inBar, menuOf, rootOf } from './menu-of.ts'
import { bars, type Item, menus } from './menus.ts'
import { aliases, pages } from './pages.ts'
import { pageTable, type Row, rowFor } from './row.ts'
import { anybody, everybody, students, type Viewer } from './viewer.ts'

const rows: readonly Row[] = Object.values(pages)
const at = (path: string) => rows.filter((row) => row.path === path)
const paths = [...new Set(rows.map(({ path }) => path))]

const row = {
  path: '/news',
  layout: 'inside',
  title: 'help.title',
  load: async () => () => null,
} as const satisfies Omit<Row, 'for'>

describe('the table of pages', () => {
  test('takes two pages of one address for different people', () => {
    const table = pageTable({ own: { ...row, for: students }, theirs: { ...row, for: ['1 MENTOR'] } })
    expect(rowFor(Object.values(table), '1 MENTOR')).toBe(table.theirs)
  })

  test('does not pass the types with two pages of one address for the same person', () => {
    // @ts-expect-error an owner would see both
    pageTable({ own: { ...row, for: students }, theirs: { ...row, for: ['1 MENTOR', '2 OWNER'] } })
  })

  test('does not pass the types with a title that is no text', () => {
    // @ts-expect-error help has no such text
    pageTable({ own: { ...row, title: 'help.headline', for: students } })
  })

  test.each(paths)('%s has one frame, whoever looks', (path) => {
    expect(new Set(at(path).map(({ layout }) => layout)).size).toBe(1)
  })

  test('leads every other address to a page that exists', () => {
    for (const to of Object.values(aliases)) expect(at(to)).not.toEqual([])
  })
})

describe('the guard (decision R2)', () => {
  test.each<[string, Viewer, string | null]>([
    ['/modules', 'GUEST', '/auth/login'],
    ['/auth/register', 'GUEST', null],
    ['/auth/register', '1 STUDENT', '/'],
    ['/auth/register', '1 OFFICE', '/'],
    ['/auth/register', 'ONBOARDING', '/onboard'],
    ['/modules', 'ONBOARDING', '/onboard'],
    ['/personality', 'ONBOARDING', '/onboard'],
    ['/onboard', 'ONBOARDING', null],
    ['/onboard', '1 STUDENT', '/'],
    ['/modules', 'PERSONALITY', '/personality/welcome'],
    ['/onboard', 'PERSONALITY', '/personality/welcome'],
    ['/personality', 'PERSONALITY', null],
    ['/personality', '1 STUDENT', null],
    ['/personality', '1 MENTOR', '/'],
    ['/modules', 'SECOND_FACTOR', '/settings'],
    ['/settings', 'SECOND_FACTOR', null],
    ['/', '1 STUDENT', null],
    ['/', '2 OWNER', null],
    ['/', 'FORMER', null],
    ['/my-project', 'FORMER', '/'],
    ['/', '1 MENTOR', null],
    ['/', '2 MENTOR', null],
    ['/', '1 UNIVERSITY', null],
    ['/', '2 OFFICE', null],
    ['/tests/$moduleId', '1 MENTOR', '/'],
    ['/registration-confirmation', '1 STUDENT', '/'],
    ['/registration-confirmation', '2 UNIVERSITY', null],
    // The page says that it is not of their scope (decision 24).
    ['/students', '1 EDITOR', null],
    ['/push-notification', '2 READER', null],
    ['/students', '1 READER', null],
    ['/my-project', '2 EDITOR', '/'],
    ['/onboard', '1 READER', '/'],
  ])('at %s sends %s to %s', (path, viewer, to) => {
    expect(elsewhere(at(path), viewer)).toBe(to)
  })

  test.each(anybody)('sends %s nowhere else than to a page of their own', (viewer) => {
    expect(elsewhere(at(rootOf(viewer)), viewer)).toBeNull()
  })

  test.each(rows.filter(({ layout }) => layout === 'link').map(({ path }) => path))(
    'leaves %s open to anybody (decision A4)',
    (path) => {
      for (const viewer of anybody) expect(elsewhere(at(path), viewer)).toBeNull()
    },
  )
})

describe('a page of the office', () => {
  test.each<[Viewer, string, boolean]>([
    ['1 EDITOR', '/students', true],
    ['1 EDITOR', '/modules/write', false],
    ['1 EDITOR', '/news', true],
    ['1 READER', '/students', false],
    ['1 READER', '/modules/write', true],
    ['2 READER', '/data-export', true],
    ['1 OFFICE', '/my-project', false],
    ['1 READER', '/my-project', false],
  ])('for %s at %s is closed: %s', (viewer, path, closed) => expect(isClosed(at(path), viewer)).toBe(closed))
})

describe('the menu (spec 2)', () => {
  const entriesOf = (items: readonly Item[] = []) =>
    items.flatMap((item) => (typeof item === 'string' ? [item] : item.entries))
  const shownTo = (viewer: Viewer) =>
    menuOf(viewer).flatMap((item) => ('group' in item ? item.links : [item]).map(({ entry }) => entry))

  test.each<[Viewer, string[]]>([
    ['1 STUDENT', ['dashboard', 'modules', 'settings', 'help']],
    ['1 MENTOR', ['modules', 'settings', 'help']],
    ['1 OFFICE', ['registration-confirmation', 'modules', 'settings', 'help']],
    ['2 OFFICE', ['modules', 'settings', 'help']],
    ['FORMER', ['dashboard', 'modules', 'settings', 'help']],
    ['1 EDITOR', ['dashboard', 'modules', 'settings', 'help']],
    ['2 READER', ['modules', 'settings', 'help']],
    ['SECOND_FACTOR', ['settings']],
    ['PERSONALITY', []],
  ])('of %s is %j', (viewer, entries) => {
    // More as pages are made: in the order of the specification.
    expect(shownTo(viewer).filter((entry) => entries.includes(entry))).toEqual(entries)
    if (entries.length === 0) expect(shownTo(viewer)).toEqual([])
  })

  test('opens the entry of the project on the team page of whom the menu has no team for', () => {
    const projectOf = (viewer: Viewer) =>
      menuOf(viewer)
        .flatMap((item) => ('group' in item ? item.links : [item]))
        .find(({ entry }) => entry === 'my-project')
    expect(projectOf('2 MEMBER')).toMatchObject({ path: '/my-project', exact: false })
    expect(projectOf('2 OWNER')).toMatchObject({ path: '/my-project', exact: true })
  })

  test.each(everybody)('of %s has the order of the specification', (viewer) => {
    const shown = shownTo(viewer)
    expect(shown).toEqual(entriesOf(menus[viewer]).filter((entry) => shown.includes(entry)))
  })

  test.each(rows.filter(({ menu }) => menu).map((one) => [one.path, one] as const))(
    'leads somebody to %s',
    (_path, { menu, for: audience }) => {
      const leadsTo = (viewer: Viewer) => [...entriesOf(menus[viewer]), ...(bars[viewer] ?? [])]
      expect(audience.some((viewer) => leadsTo(viewer).some((entry) => entry === menu))).toBe(true)
    },
  )

  test.each(everybody)('of %s has no more than it at the foot of a phone, but for the home', (viewer) => {
    const [first, ...others] = barOf(viewer)
    expect(first).toMatchObject({ path: '/', exact: true })
    expect(others).toHaveLength(3)
    expect(shownTo(viewer)).toEqual(expect.arrayContaining(others.map(({ entry }) => entry)))
  })

  test.each([
    ['2 MEMBER', 'member-invitations', 'my-project'],
    ['2 OWNER', 'member-finder', 'team'],
    ['2 OWNER', 'team', 'team'],
    // Of one's own project, which has no entry there.
    ['2 OWNER', 'my-project', 'team'],
    // Two of its group are there, and neither is the other's.
    ['2 MENTOR', 'own-interests', undefined],
    ['2 OWNER', 'find-mentors', undefined],
    ['2 MEMBER', 'settings', undefined],
  ] as const)('of %s marks at the foot of a phone for %s: %s', (viewer, entry, shown) => {
    expect(inBar(entry, viewer)).toBe(shown)
  })
})
