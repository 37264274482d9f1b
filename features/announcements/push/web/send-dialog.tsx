import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { reachQuery } from './calls.ts'

interface Props {
  title: string
  text: string
  busy: boolean
  onConfirm: () => unknown
  onClose: () => void
}

/** One question before it leaves, which says whom it reaches (spec 6). */
export function SendDialog({ title, text, ...act }: Props) {
  const t = useTranslations('push-staff.confirm')
  return (
    <ConfirmDialog title={t('title')} confirm={t('send')} {...act}>
      <div {...WRITTEN}>
        <Text fw={600}>{title}</Text>
        <Text>{text}</Text>
      </div>
      <Loaded query={reachQuery()} lines={2}>
        {({ students, notEntered, people, devices }) => (
          <Text>
            {people === 0
              ? t('nobody', { count: students })
              : `${t('reach', { people, devices })} ${t('others', { count: students - people })}`}
            {notEntered > 0 && <span> {t('notEntered', { count: notEntered })}</span>}
          </Text>
        )}
      </Loaded>
      <Notice kind="note">{t('final')}</Notice>
    </ConfirmDialog>
  )
}
