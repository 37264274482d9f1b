import { CatchBoundary, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '../plumbing/arrive.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'

// Few see it: the notice and its texts come for them alone.
const RenewedNotice = lazyPart(() => import('./renewed-notice.tsx'))
const Nothing = () => null
/** Whoever sits an exam is left alone. */
const EXAM = '/tests/'

/** For who has read an earlier notice only: a line above the page until they have read this one; nothing waits for it. */
export function PrivacyBar() {
  const { user } = useStore(session)
  const isExam = useRouterState({ select: ({ location }) => location.pathname.startsWith(EXAM) })
  useFocusWhenRead(user?.mustReadPrivacyNotice ?? false)
  if (!user?.mustReadPrivacyNotice || isExam) return null
  return (
    // Where it does not arrive, the page below is shown all the same.
    <CatchBoundary getResetKey={() => user._id} errorComponent={Nothing}>
      <Suspense>
        <RenewedNotice />
      </Suspense>
    </CatchBoundary>
  )
}

/** The bar goes, and with it the button that had the focus: the next Tab begins at the page. */
function useFocusWhenRead(isAsked: boolean): void {
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    if (wasAsked.current && !isAsked) document.getElementById('content')?.focus({ preventScroll: true })
    wasAsked.current = isAsked
  }, [isAsked])
}
