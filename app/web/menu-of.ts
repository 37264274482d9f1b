import { bars, type Entry, type Group, menus, stoodFor } from './menus.ts'
import { pages } from './pages.ts'
import { type CountCall, type Row, rowFor } from './row.ts'
import type { Viewer } from './viewer.ts'

type Page = (typeof pages)[keyof typeof pages]

/** Where an entry leads somebody; its address has no parameters. */
export interface MenuLink {
  entry: Entry
  path: Extract<Page, { menu: Entry }>['path']
  counts?: CountCall
  /**
   * Whether another entry of the same menu lies below this one's address: then this one is open only at exactly its
   * address.
   */
  exact: boolean
}
export type MenuItem = MenuLink | { group: Group; links: MenuLink[] }

const rows: readonly Row[] = Object.values(pages)

/** The menu of a person: empty for whom spec 2 names none; what has no page yet is left out. */
export function menuOf(viewer: Viewer): MenuItem[] {
  return (menus[viewer] ?? []).flatMap((item): MenuItem[] => {
    if (typeof item === 'string') return linksTo([item], viewer)
    const links = linksTo(item.entries, viewer)
    return links.length > 0 ? [{ group: item.group, links }] : []
  })
}

/** What the bar of a phone leads to: the home, and a part of the same menu. */
export const barOf = (viewer: Viewer): MenuLink[] => linksTo(bars[viewer] ?? [], viewer)

const entriesOf = (viewer: Viewer) =>
  (menus[viewer] ?? []).flatMap((item) => (typeof item === 'string' ? [item] : item.entries))

/** The entry to which a page belongs by sense; none where one leads to it. */
export const withinOf = (
  { menu, within }: Pick<Row, 'menu' | 'within'>,
  viewer: Viewer,
): Entry | undefined => (menu && entriesOf(viewer).includes(menu) ? undefined : within)

/** The entry that a page has or belongs to: by sense, or by an address below that of the entry. */
export function entryOf(row: Row, viewer: Viewer): Entry | undefined {
  const own = entriesOf(viewer)
  if (row.menu && own.includes(row.menu)) return row.menu
  const above = rows.find(
    ({ menu, path }) => menu && own.includes(menu) && path !== '/' && row.path.startsWith(`${path}/`),
  )
  return row.within ?? above?.menu
}

/** Whether the whole menu, behind "more", lists it. */
export const isListed = (entry: Entry, viewer: Viewer): boolean => entriesOf(viewer).includes(entry)

/** What of the bar stands for an entry: itself, what is near, or the only one of its group; none where "more" has it. */
export function inBar(entry: Entry, viewer: Viewer): Entry | undefined {
  const bar = bars[viewer] ?? []
  if (bar.includes(entry)) return entry
  const near = stoodFor[viewer]?.[entry]
  if (near) return near
  const group = (menus[viewer] ?? []).find((item) => typeof item !== 'string' && item.entries.includes(entry))
  if (!group || typeof group === 'string') return undefined
  const [only, ...others] = bar.filter((one) => group.entries.includes(one))
  return others.length === 0 ? only : undefined
}

const isAbove = (path: string, viewer: Viewer) =>
  path === '/' ||
  rows.some(
    ({ menu, path: other, for: audience }) =>
      menu && entriesOf(viewer).includes(menu) && audience.includes(viewer) && other.startsWith(`${path}/`),
  )

function linksTo(entries: readonly Entry[], viewer: Viewer): MenuLink[] {
  return entries.flatMap((entry) => {
    const row = rowFor(
      rows.filter(({ menu }) => menu === entry),
      viewer,
    )
    if (!row) return []
    const { counts } = row
    const path = row.path as MenuLink['path']
    return [{ entry, path, exact: isAbove(path, viewer), ...(counts && { counts }) }]
  })
}

const gates: Partial<Record<Viewer, Page['path']>> = {
  GUEST: '/auth/login',
  ONBOARDING: '/onboard',
  PERSONALITY: '/personality/welcome',
  SECOND_FACTOR: '/settings',
  // Their menus begin with modules (spec 2), and their home is none of them (docs/decisions/0021).
  '1 MENTOR': '/',
  '2 MENTOR': '/',
}

/** Where somebody belongs (spec 4, decision R2): the step that is due, or the first page of their own menu. */
export function rootOf(viewer: Viewer): Page['path'] {
  const [first] = menuOf(viewer)
  const link = first && 'group' in first ? first.links[0] : first
  return gates[viewer] ?? link?.path ?? '/help'
}
