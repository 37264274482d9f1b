import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureWords } from './failure-words.ts'
import { Notice } from './notice.tsx'

interface Props<T, K extends QueryKey> {
  query: UseQueryOptions<T, Error, T, K>
  /** Lines of the skeleton shown while the answer is on its way. */
  lines?: number
  /** What is shown instead of those lines: something in the shape of what comes. */
  skeleton?: ReactNode
  children: (answer: T) => ReactNode
}

/** An answer on its way, arrived or refused: each query shows one of the three, and a refusal can be tried again. */
export function Loaded<T, K extends QueryKey>({ query, lines = 6, skeleton, children }: Props<T, K>) {
  const t = useTranslations('ui')
  const failureWords = useFailureWords()
  const { data, error, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  if (error)
    return (
      <Notice kind="problem">
        <Stack gap="sm" align="flex-start">
          <Text>{failureWords(error)}</Text>
          <Button variant="default" size="sm" onClick={() => refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      </Notice>
    )
  return (
    <Stack gap="md" aria-busy="true" aria-label={t('loading')} role="status">
      {skeleton ?? (
        <>
          <Skeleton height={44} />
          <Skeleton height={lines * 34} />
        </>
      )}
    </Stack>
  )
}
