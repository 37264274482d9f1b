import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '../ui/links.tsx'
import { Notice } from '../ui/notice.tsx'
import { waitingQuery } from './calls.ts'
import classes from './names.module.css'

/** Asks for the count; also called where the rest of the page is asked for, so that both are on their way at once. */
export const useWaitingNames = () => useQuery(waitingQuery())

interface Props {
  /** Until it is known whether the line is there: what follows would be moved by it. */
  skeleton: ReactNode
  children: ReactNode
}

/** How many students wait for a decision about their name, above the rest; no line where nobody does, or nobody can say. */
export function WaitingNames({ skeleton, children }: Props) {
  const t = useTranslations('name-change-staff')
  const { data, isPending, failureReason } = useWaitingNames()
  if (isPending && failureReason === null) return skeleton
  return (
    <>
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
