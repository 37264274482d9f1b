import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#platform/contract/parts.ts'
import { lengthOf } from '#platform/contract/signs.ts'
import { SearchInput } from './search-input.tsx'

/** Long enough not to ask at every letter, short enough not to be noticed. */
const PAUSE_MS = 250

interface Props {
  value: string
  /** Which fields it looks into. */
  hint?: string
  onFind: (search: string) => void
}

/** The search field of a list: finds after a short pause, or at once with Enter. */
export function ListSearch({ value, hint, onFind }: Props) {
  const t = useTranslations('ui.list')
  const field = useTranslations('ui.field')
  const sought = useRef(value)
  const [typed, setTyped] = useState(value)
  const findSoon = useDebouncedCallback((search: string) => {
    sought.current = search
    onFind(search)
  }, PAUSE_MS)
  // The address changed by itself: filters were cleared, or it is an earlier page of the history.
  useEffect(() => {
    if (value === sought.current) return
    sought.current = value
    findSoon.cancel()
    setTyped(value)
  }, [value, findSoon])

  const isTooLong = lengthOf(typed) > limits.search
  const type = (search: string) => {
    setTyped(search)
    // What the server would refuse is told here, and not asked for.
    if (lengthOf(search) > limits.search) findSoon.cancel()
    else findSoon(search)
  }
  return (
    <SearchInput
      size="sm"
      enterKeyHint="search"
      label={t('search')}
      placeholder={hint}
      error={isTooLong ? field('max', { limit: limits.search }) : undefined}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && findSoon.flush()}
    />
  )
}
