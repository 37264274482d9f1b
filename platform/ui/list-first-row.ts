import { useEffect } from 'react'
import type { ListProps } from './list-frame.tsx'
import type { Panel } from './panel.ts'

interface FirstRow<Row> extends Pick<ListProps<Row>, 'list' | 'keyOf'> {
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
