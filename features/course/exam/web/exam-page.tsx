import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { isUuid } from '#platform/web/search.ts'
import type { AttemptStatus } from '../calls.ts'
import { attemptQuery } from './calls.ts'
import { isClosed } from './closed.ts'
import { ExamHeading } from './heading.tsx'
import { Introduction } from './introduction.tsx'
import { rememberRunning, wasRunningHere } from './kept-running.ts'
import { Receipt } from './receipt.tsx'
import { Sitting } from './sitting.tsx'
import { IntroductionSkeleton, ReceiptSkeleton, SittingSkeleton } from './skeletons.tsx'
import { ToModules, ToModulesRoom } from './to-modules.tsx'
import { isStartedHere } from './use-start.ts'

/** The exam of a module: its introduction, or with `attempt` the running exam or its receipt (spec 2). */
export function ExamPage() {
  const t = useTranslations('exam')
  const { moduleId = '' } = useParams({ strict: false })
  const { attempt } = useSearch({ strict: false })
  // The router hands on what stands in the address, whatever it is.
  if (isUuid(attempt)) return <AttemptPage key={attempt} id={attempt} />
  return (
    <Page>
      <ToModules />
      <Loaded query={progressQuery()} heading={t('title')} skeleton={<IntroductionSkeleton />}>
        {(answer) => <Introduction moduleId={moduleId} answer={answer} />}
      </Loaded>
    </Page>
  )
}

function AttemptPage({ id }: { id: string }) {
  const query = attemptQuery(id)
  const { data, dataUpdatedAt } = useQuery(query)
  const t = useTranslations('exam')
  const { heading, hasEnded } = useEnd(data?.status)
  const isRunning = useIsRunning(id)
  useEffect(() => {
    if (data) rememberRunning(data.status === 'OPEN' ? id : null)
  }, [data, id])
  const [keepsHeader] = useState(() => !isStartedHere(id))
  // A result was awaited and an exam runs: what is on the page by then keeps its place.
  const [keepsRoom] = useState(!isRunning)
  return (
    <Page {...(data && { title: `${t('title')} · ${t('ofModule', data.module)}` })}>
      {(data ? isClosed(data) : !isRunning) ? <ToModules /> : keepsRoom && <ToModulesRoom />}
      <Loaded
        query={query}
        heading={t('title')}
        skeleton={isRunning ? <SittingSkeleton keepsHeader={keepsHeader} /> : <ReceiptSkeleton />}
      >
        {(attempt) => (
          <>
            <ExamHeading
              module={attempt.module}
              ref={heading}
              {...(hasEnded && isClosed(attempt) && { receipt: attempt.receipt })}
            />
            {isClosed(attempt) ? (
              <Receipt attempt={attempt} />
            ) : (
              <Sitting
                attempt={attempt}
                keepsHeader={keepsHeader}
                aheadMs={Date.parse(attempt.now) - dataUpdatedAt}
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/**
 * Whether an attempt runs, as far as that is known before its answer is there: the course says so, and where it is not
 * there yet either, this window showed it running last. A link leads to a result far more often.
 */
function useIsRunning(attempt: string): boolean {
  const { data } = useSide({ ...progressQuery(), enabled: false })
  const modules = data?.currentProgress?.moduleProgresses
  return modules ? modules.some(({ exam }) => exam.open?.attempt === attempt) : wasRunningHere(attempt)
}

/**
 * The receipt takes the place of the exam that ran here: it is heard and seen from its beginning, which says what came of it.
 */
function useEnd(status: AttemptStatus | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [ranHere, setRanHere] = useState(false)
  if (status === 'OPEN' && !ranHere) setRanHere(true)
  const hasEnded = ranHere && status !== 'OPEN'
  useEffect(() => {
    if (!hasEnded) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [hasEnded])
  return { heading, hasEnded }
}
