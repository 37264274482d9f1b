import { Button, Stack, Text } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureWords } from './failure-words.ts'
import { Notice } from './notice.tsx'

interface Props {
  /** In the shape of what comes. */
  fallback?: ReactNode
  /** Made by `lazyPart`. */
  children: ReactNode
}

/** A part of a page that is loaded when it is first shown: where it does not arrive, the rest of the page stays. */
export const LatePart = ({ fallback, children }: Props) => (
  <CatchBoundary getResetKey={() => 0} errorComponent={MissingPart}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </CatchBoundary>
)

/** A browser does not ask again for a script that failed, so only the whole page can be loaded anew. */
function MissingPart({ error }: { error: unknown }) {
  const t = useTranslations('ui')
  const failureWords = useFailureWords()
  return (
    <Notice kind="problem">
      <Stack gap="sm" align="flex-start">
        <Text>{failureWords(error)}</Text>
        <Button variant="default" size="sm" onClick={() => location.reload()}>
          {t('refresh')}
        </Button>
      </Stack>
    </Notice>
  )
}
