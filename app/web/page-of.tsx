import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#platform/ui/title.tsx'
import { loadWithTexts } from '#platform/web/load-with-texts.ts'
import { type Session, session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { isClosed } from './guard.ts'
import { type Row, rowFor, type TextKey } from './row.ts'
import { viewerOf } from './viewer.ts'

/** Of an address: its rows, and the component of each. */
interface Address {
  rows: readonly Row[]
  parts: Map<Row, RouteComponent>
}

/** What an address shows: of its rows the one that is for whoever looks. */
export function pageOf(rows: readonly Row[]): RouteComponent {
  const address = { rows, parts: new Map(rows.map((row) => [row, partOf(row)])) }
  return Object.assign(() => <AddressedPage {...address} />, {
    preload: async () => shownAt(address, session.get())?.preload?.(),
  })
}

function AddressedPage(address: Address) {
  // Whom a page is for may change while it is open: whoever creates a project owns one from then on.
  const Part = shownAt(address, useStore(session))
  return Part ? <Part /> : null
}

function shownAt({ rows, parts }: Address, { user, context }: Session): RouteComponent | undefined {
  const viewer = context ? viewerOf(user, context) : null
  const row = viewer ? rowFor(rows, viewer) : undefined
  if (viewer && isClosed(rows, viewer)) return ClosedPart
  // Somebody whose stage has just changed still finishes on the only page of an address.
  const shown = row ?? (rows.length === 1 ? rows[0] : undefined)
  return shown && parts.get(shown)
}

const ClosedPart: RouteComponent = lazyRouteComponent(
  async () => ({
    default: await loadWithTexts(() => import('./closed/closed-page.tsx').then((m) => m.default)),
  }),
  'default',
)

/** The component under its title, once both have arrived. */
const partOf = ({ load, title }: Row): RouteComponent =>
  lazyRouteComponent(async () => {
    const Part = await loadWithTexts(load)
    return { default: () => <Titled title={title} Part={Part} /> }
  }, 'default')

function Titled({ title, Part }: { title: TextKey; Part: ComponentType }) {
  const t = useTranslations()
  return (
    <>
      <PageTitle title={t(title)} />
      <Part />
    </>
  )
}
