import { Button, Stack, Text } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureWords } from './failure-words.ts'
import { Notice } from './notice.tsx'
import { Waiting } from './waiting.tsx'

interface Props {
  /** Made by `lazyComponent`. */
  children: ReactNode
}

/**
 * A part that is loaded when it is first shown. A page that comes with it waits for it; one that is there already stays,
 * with its focus, until the part is there too: for that, this stands there from the start, around what may come
 * (`{isOwner && <Part />}`). Where the part does not arrive, the rest stays.
 */
export function AwaitedPart({ children }: Props) {
  return <Caught>{useDeferredValue(children)}</Caught>
}

interface LateProps extends Props {
  /** In the shape of what comes; a dialog has no place on the page. */
  fallback?: ReactNode
}

/** The same, and nothing waits for it. */
export const LatePart = ({ fallback = <Waiting />, children }: LateProps) => (
  <Caught>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Caught>
)

const Caught = ({ children }: Props) => (
  <CatchBoundary getResetKey={() => 0} errorComponent={MissingPart}>
    {children}
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
