import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { waitingQuery } from './calls.ts'
import classes from './names.module.css'

/** Asks for the count; also called where the rest of the page is asked for, so that both are on their way at once. */
export const useWaitingNames = () => useSide(waitingQuery())

interface Props {
  /** Until it is known whether the line is there: what follows would be moved by it. */
  skeleton: ReactNode
  children: ReactNode
}

/** How many students wait for a decision about their name, above the rest; no line where nobody does. */
export function WaitingNames({ skeleton, children }: Props) {
  const t = useTranslations('name-change-staff')
  const side = useWaitingNames()
  const { data, isAwaited } = side
  if (isAwaited) return skeleton
  return (
    <>
      <SideFailed of={side} name={t('title')} />
      {data && data.waiting > 0 && (
        <div className={classes.waiting}>
          <Notice kind="note">
            {t('waiting', { count: data.waiting })} <LinkAnchor to="/desk/names">{t('toList')}</LinkAnchor>
          </Notice>
        </div>
      )}
      {children}
    </>
  )
}
