import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerActs } from '#platform/ui/answer-acts.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { written } from '#platform/ui/written.tsx'
import type { NameChange } from '../calls.ts'
import { type Asked, DecisionDialog } from './decision-dialog.tsx'
import classes from './names.module.css'

/** On a student's page: the request that waits, and deciding about it there. */
export function StudentNameChange({ row }: { row: NameChange }) {
  const t = useTranslations('name-change-staff')
  const fullName = useFullName()
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Notice kind="note">
      <Text fw={600}>
        {t('asked')}: {t('fromTo', { from: fullName(row), to: fullName(row.to) })}
      </Text>
      <Text>{t.rich('reasonOf', { reason: row.reason, written })}</Text>
      {row.can.accept && (
        <div className={classes.acts}>
          <AnswerActs
            yes={{ word: t('accept'), onPress: () => setAsked({ decision: 'accept', row }) }}
            no={{ word: t('reject'), onPress: () => setAsked({ decision: 'reject', row }) }}
          />
        </div>
      )}
      {asked && <DecisionDialog asked={asked} onClose={() => setAsked(null)} />}
    </Notice>
  )
}
