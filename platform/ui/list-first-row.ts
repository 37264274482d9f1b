import { useEffect } from 'react'
import type { ListControls } from '#platform/web/use-list.ts'
import type { Panel } from './panel.ts'

interface FirstRow<Row> {
  list: ListControls
  keyOf: (row: Row) => string
  panel: Panel<Row> | undefined
  rows: readonly Row[]
  isStale: boolean
}

/** Opens the first row for whoever has come to go through the list. */
export function useFirstRow<Row>({ list, panel, rows, keyOf, isStale }: FirstRow<Row>) {
  const isAsked = list.opensFirst === true && !isStale
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => {
    if (!isAsked) return
    const [first] = rows
    if (first) panel?.onOpen?.(keyOf(first))
    list.openedFirst?.()
  }, [isAsked])
}
