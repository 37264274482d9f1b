import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Notice } from '#platform/ui/notice.tsx'
import type { QueueView } from './answer-queue.ts'

/** Answers that are not what was chosen on this device, until the student has read about them. */
export function Notes({ answers: { notes }, onHeard }: { answers: QueueView; onHeard: () => void }) {
  const t = useTranslations('exam.notes')
  return (
    <div role="status">
      {notes.length > 0 && (
        <Notice kind="note">
          {notes.map(({ position, what }) => (
            <Text key={`${position} ${what}`}>{t(what, { position })}</Text>
          ))}
          <Button variant="default" size="sm" mt="sm" onClick={onHeard}>
            {t('heard')}
          </Button>
        </Notice>
      )}
    </div>
  )
}
