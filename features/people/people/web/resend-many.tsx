import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#platform/contract/parts.ts'
import { useFullName } from '#platform/ui/names.ts'
import { useSide } from '#platform/ui/side.tsx'
import type { Invitation } from '../calls.ts'
import { invitationsQuery } from './calls.ts'
import { ResendExpiredDialog } from './resend-dialogs.tsx'

/** The invitations to send again, before it is confirmed; `clear` unmarks them. */
export interface Resending {
  rows: readonly Invitation[]
  clear: () => void
}

/** Marking what can be sent again. */
export function useMarking(onResend: (resending: Resending) => void) {
  const t = useTranslations('people-staff.marking')
  const ti = useTranslations('people-staff.invitations')
  const fullName = useFullName()
  return {
    can: ({ can }: Invitation) => can.resend,
    max: limits.marked,
    words: {
      page: t('page'),
      row: (row: Invitation) => t('row', { name: fullName(row) }),
      marked: (count: number) => t('marked', { count }),
      clear: t('clear'),
      full: t('full', { max: limits.marked }),
    },
    acts: (rows: Invitation[], clear: () => void) => (
      <Button size="sm" onClick={() => onResend({ rows, clear })}>
        {ti('resend')}
      </Button>
    ),
  }
}

const EXPIRED = { roles: [], deliveries: [], status: ['EXPIRED' as const], search: '', pageNumber: 1 }

/** For the tab of the expired ones, whose own answer says how many there are. */
export function ResendExpired() {
  const t = useTranslations('people-staff.resending')
  const { data } = useSide(invitationsQuery(EXPIRED))
  const [asked, setAsked] = useState<number | null>(null)
  return (
    <>
      <Button variant="default" onClick={() => data && setAsked(data.pagination.totalCount)}>
        {t('all')}
      </Button>
      {asked !== null && <ResendExpiredDialog count={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
