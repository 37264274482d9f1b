import { useDocumentTitle } from '@mantine/hooks'
import { useEffect } from 'react'
import { createStore, useStore } from '#platform/web/store.ts'

const own = createStore<string | null>(null)

/** Names the browser's tab: by the page's row in the table of pages, or as the page itself asks below. */
export function PageTitle({ title }: { title: string }) {
  useDocumentTitle(`${useStore(own) ?? title} · Rajt`)
  return null
}

/** A title that only the page itself knows, such as a lesson's. */
export function useOwnTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    own.set(title)
    return () => own.set(null)
  }, [title])
}
