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
import { Receipt } from './receipt.tsx'
import { Sitting } from './sitting.tsx'
import { IntroductionSkeleton, ReceiptSkeleton, SittingSkeleton } from './skeletons.tsx'
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
  const heading = useFocusAtTheEnd(data?.status)
  const isOver = useIsOver(id)
  const [keepsHeader] = useState(() => !isStartedHere(id))
  return (
    <Page {...(data && { title: `${t('title')} · ${t('ofModule', data.module)}` })}>
      <Loaded
        query={query}
        heading={t('title')}
        skeleton={isOver ? <ReceiptSkeleton /> : <SittingSkeleton keepsHeader={keepsHeader} />}
      >
        {(attempt) => (
          <>
            <ExamHeading module={attempt.module} ref={heading} />
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

/** Whether an attempt is known to be over before its answer is there: another one runs, or none. */
function useIsOver(attempt: string): boolean {
  const { data } = useSide({ ...progressQuery(), enabled: false })
  const modules = data?.currentProgress?.moduleProgresses
  return modules !== undefined && !modules.some(({ exam }) => exam.open?.attempt === attempt)
}

/** The receipt takes the place of the running exam: it is heard and seen from its beginning. */
function useFocusAtTheEnd(status: AttemptStatus | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(status)
  useEffect(() => {
    if (last.current === 'OPEN' && status !== 'OPEN') {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    last.current = status
  }, [status])
  return heading
}
