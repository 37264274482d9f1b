import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { fromBudapest } from '../plumbing/budapest-time.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Changed, SemesterValues } from './semester-form.ts'
import classes from './semester-settings.module.css'

interface Props {
  changed: readonly Changed[]
  before: SemesterValues
  after: SemesterValues
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Shows what is about to change for everybody. */
export function ChangesDialog({ changed, before, after, onConfirm, onClose }: Props) {
  const t = useTranslations('programme')
  const words = useWords()
  return (
    <ConfirmDialog title={t('ask')} confirm={t('save')} onConfirm={onConfirm} onClose={onClose}>
      <Text>{t('askText')}</Text>
      <dl className={classes.changes}>
        {changed.map((name) => (
          <div key={name}>
            <dt>{name === 'gradeLimits' ? t('grades') : t(name)}</dt>
            <dd>{t('fromTo', { from: words(name, before), to: words(name, after) })}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  )
}

function useWords() {
  const t = useTranslations('programme')
  const format = useFormatter()
  return (name: Changed, values: SemesterValues): string => {
    if (name === 'testWarning') return values.testWarning ? t('on') : t('off')
    if (name === 'gradeLimits') return values.gradeLimits.join(' / ')
    const instant = name.endsWith('At') || name === 'onePagerDeadline' ? fromBudapest(values[name]) : null
    return instant
      ? format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short' })
      : values[name]
  }
}
