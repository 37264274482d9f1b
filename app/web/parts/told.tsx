import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { ShownState } from '#platform/ui/shown-state.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { Section } from './section.tsx'

/** What is told: on the page, over it for a while, and over it until it is answered. */
export function ToldParts() {
  const t = useTranslations('parts.told')
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={t('title')}>
      <Notice kind="note">{t('note')}</Notice>
      <Notice kind="done">{t('done')}</Notice>
      <Notice kind="problem">{t('problem')}</Notice>
      <ShownState words={t('done')} hide={{ word: t('withdraw'), onPress: () => setOpen('confirm') }} />
      <Group gap="sm">
        <Button variant="default" onClick={() => toast({ kind: 'success', text: t('saved') })}>
          {t('success')}
        </Button>
        <Button variant="default" onClick={() => toast({ kind: 'failure', text: t('failed') })}>
          {t('failure')}
        </Button>
        <Button variant="default" onClick={() => setOpen('dialog')}>
          {t('dialog')}
        </Button>
        <Button variant="default" onClick={() => setOpen('confirm')}>
          {t('confirm')}
        </Button>
      </Group>
      {open === 'dialog' && (
        <Dialog title={t('gradeTitle')} onClose={close}>
          <Text>{t('gradeText')}</Text>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title={t('askTitle')}
          confirm={t('withdraw')}
          danger
          busy={false}
          onConfirm={close}
          onClose={close}
        >
          <Text>{t('askText')}</Text>
        </ConfirmDialog>
      )}
    </Section>
  )
}
