import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LatePart } from '#platform/ui/late-part.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { DraftSheet, Other } from './use-draft.ts'

const MergePart = lazyComponent(() => import('./merge-part.tsx'))

interface Props {
  sheet: DraftSheet
  other: Other
}

/** Somebody else has saved meanwhile: both texts are there, and become one. */
export function Conflict({ sheet, other }: Props) {
  const t = useTranslations('authoring-staff')
  const moment = useMoment()
  const { changedBy, changedAt } = other
  const name = changedBy ? t('history.by', changedBy) : t('conflict.somebody')
  return (
    <>
      <Notice kind="problem">
        <Text fw={600}>{t('conflict.title', { name, at: moment(changedAt) })}</Text>
        <Text>{t('conflict.lead')}</Text>
      </Notice>
      <LatePart>
        <MergePart sheet={sheet} other={other} />
      </LatePart>
    </>
  )
}
