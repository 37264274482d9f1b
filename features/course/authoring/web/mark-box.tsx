import { useTranslations } from 'use-intl'
import { CheckBox } from '#platform/ui/check-box.tsx'
import classes from './tree.module.css'

export interface Marking {
  marked: readonly string[]
  onMark: (id: string, isOn: boolean) => void
}

/** Marks a draft for publishing. */
export function MarkBox({ id, name, marked, onMark }: Marking & { id: string; name: string }) {
  const t = useTranslations('authoring-staff')
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control
    <label className={classes.mark}>
      <CheckBox
        aria-label={t('markOne', { title: name })}
        checked={marked.includes(id)}
        onChange={({ currentTarget: { checked } }) => onMark(id, checked)}
      />
      <span aria-hidden="true">{t('mark')}</span>
    </label>
  )
}
