import { Button, Skeleton, Text } from '@mantine/core'
import type { QueryKey } from '@tanstack/react-query'
import { isValidElement, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from './empty-state.tsx'
import { Failed } from './failed.tsx'
import classes from './list-states.module.css'
import { Waiting } from './waiting.tsx'

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Before the first answer: rows or cards of the same size, by the same room. */
export function ListWaiting() {
  return (
    <Waiting>
      <div className={classes.waiting}>
        {SKELETONS.map((key) => (
          <div key={key} className={classes.row}>
            <Skeleton height={36} width={36} circle />
            <div className={classes.lines}>
              <Skeleton height={14} width="min(11rem, 60%)" />
              <Skeleton height={10} width="min(16rem, 85%)" />
            </div>
            <Skeleton className={classes.rest} />
          </div>
        ))}
      </div>
    </Waiting>
  )
}

export function ListFailed({ failure, queryKey }: { failure: Error; queryKey: QueryKey }) {
  const t = useTranslations('ui.list')
  return <Failed lead={t('failed')} failure={failure} queryKeys={[queryKey]} />
}

interface EmptyProps {
  /** Whether filters hide what there may be; then they can be cleared. */
  narrowed: boolean
  onClear: () => void
  /** What to do next, or an `EmptyState` with a line of its own; without it, that nothing matches. */
  children: ReactNode
}

export function ListEmpty({ narrowed, onClear, children }: EmptyProps) {
  const t = useTranslations('ui.list')
  if (isValidElement(children) && children.type === EmptyState) return children
  return (
    <EmptyState line={narrowed ? 'ends' : 'waits'}>
      {children || <Text>{t('empty')}</Text>}
      {narrowed && (
        <Button variant="default" size="sm" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </EmptyState>
  )
}
