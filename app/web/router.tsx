import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  defaultParseSearch,
  lazyRouteComponent,
  Outlet,
  type Route,
  redirect,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { BrokenPage, BrokenPart } from '#platform/ui/broken-page.tsx'
import { loadWithTexts } from '#platform/web/load-with-texts.ts'
import { BASE } from '#platform/web/paths.ts'
import { rememberReturnTo, takeReturnTo } from '#platform/web/return-to.ts'
import type { Search } from '#platform/web/search.ts'
import { session } from '#platform/web/session.ts'
import { enter } from './enter.ts'
import { elsewhere } from './guard.ts'
import { entryOf, withinOf } from './menu-of.ts'
import type { Entry } from './menus.ts'
import { pageOf } from './page-of.tsx'
import { movePages } from './page-transitions.ts'
import { aliases, pages } from './pages.ts'
import { type Layout, type Row, rowFor } from './row.ts'
import { isBefore, type Viewer, viewerOf } from './viewer.ts'

const root = createRootRoute({ component: Outlet, errorComponent: BrokenPage })

const layout = (id: Layout, load: () => Promise<ComponentType>, parent: AnyRoute = root) =>
  createRoute({
    getParentRoute: () => parent,
    id,
    component: lazyRouteComponent(async () => ({ Layout: await loadWithTexts(load) }), 'Layout'),
  })
async function inside() {
  const { Shell, stripAhead } = await import('./shell.tsx')
  await stripAhead(session.get(), window.location.pathname)
  return Shell
}
const guestLayout = layout('guest', () => import('./guest-layout.tsx').then((m) => m.GuestLayout))
const layouts = {
  guest: guestLayout,
  link: layout('link', () => import('./link-layout.tsx').then((m) => m.LinkLayout), guestLayout),
  entry: layout('entry', () => import('./entry-layout.tsx').then((m) => m.EntryLayout)),
  inside: layout('inside', inside),
} satisfies Record<Layout, AnyRoute>

/** The guard of every address (decision R2): who has no page there is sent where they belong. */
const guard =
  (rows: readonly Row[]) =>
  async ({ location }: { location: { href: string; pathname: string } }) => {
    await enter()
    const { user, context } = session.get()
    if (!context) return
    const viewer = viewerOf(user, context)
    const to = elsewhere(rows, viewer)
    if (to && viewer === 'GUEST') rememberReturnTo(location.href)
    if (to && !isBefore(viewer) && location.pathname === pages.login.path)
      throw redirect({ ...wantedPage(), replace: true })
    if (to) throw redirect({ to, replace: true })
  }

/** For whoever is signed in and reaches the sign-in page, as after signing in in another tab. */
function wantedPage() {
  const { pathname, search, hash } = new URL(takeReturnTo(), window.location.origin)
  return { to: pathname.slice(BASE.length), search: defaultParseSearch(search), hash: hash.slice(1) }
}

/** A path without a page: the 404 page for the signed-in, sign-in for guests (decision R2). */
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async () => {
    await enter()
    throw redirect({ to: session.get().user ? '/errors/error-404' : '/auth/login', replace: true })
  },
})

const aliasRoutes = Object.entries(aliases).map(([path, to]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  }),
)

/** One route for each address, below the layout of its rows. */
function pageRoutes(rows: readonly Row[]) {
  return [...new Set(rows.map(({ path }) => path))].map((path) => {
    const own = rows.filter((row) => row.path === path)
    const parent = layouts[own[0]?.layout ?? 'inside']
    return {
      parent,
      route: createRoute({
        getParentRoute: () => parent,
        path,
        beforeLoad: guard(own),
        validateSearch: (search: Search) => Object.assign({}, ...own.map((row) => row.search?.(search))),
        component: pageOf(own),
        staticData: {
          alone: own.some(({ alone }) => alone),
          within: (viewer) => withinOf(rowFor(own, viewer) ?? {}, viewer),
          entry: (viewer) => {
            const row = rowFor(own, viewer)
            return row && entryOf(row, viewer)
          },
        },
      }),
    }
  })
}

function buildTree() {
  const routes = pageRoutes(Object.values(pages))
  const below = (parent: (typeof layouts)[Layout]) =>
    routes.filter((one) => one.parent === parent).map(({ route }) => route)
  const { guest, link, entry, inside } = layouts
  return root.addChildren([
    unknown,
    ...aliasRoutes,
    guest.addChildren([...below(guest), link.addChildren(below(link))]),
    entry.addChildren(below(entry)),
    inside.addChildren(below(inside)),
  ])
}

type Pages = typeof pages
type SearchOf<R> = R extends { search: infer S } ? S : undefined
type RouteOf<R extends Row> = Route<
  unknown,
  typeof root,
  R['path'],
  R['path'],
  string,
  R['path'],
  SearchOf<R>
>

/** For the types of links and search parameters the table alone counts: layouts have no part in an address. */
const typed = createRootRoute().addChildren<{ [K in keyof Pages]: RouteOf<Pages[K]> }>
type Tree = ReturnType<typeof typed>

export const router = createRouter({
  routeTree: buildTree() as unknown as Tree,
  basepath: '/app',
  // A page that cannot be shown leaves the frame around it.
  defaultErrorComponent: BrokenPart,
  defaultPreload: 'intent',
  scrollRestoration: true,
  trailingSlash: 'never',
})
movePages(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  /** What a layout knows of the page inside it before any answer is there. */
  interface StaticDataRouteOption {
    alone?: boolean
    /** The entry of somebody's menu that the page belongs to by sense. */
    within?: (viewer: Viewer) => Entry | undefined
    /** That entry, or the page's own. */
    entry?: (viewer: Viewer) => Entry | undefined
  }
}
