import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './field-label.module.css'

export interface Filling {
  /** Whether it must be filled in, which `field` of `useCallForm` knows; null where nothing is sent, as in a search. */
  required: boolean | null
}

interface Props extends Filling {
  children: ReactNode
}

/** A field's label. The few fields that may be left empty say so, and all others nothing: one rule for every form. */
export function FieldLabel({ required, children }: Props) {
  const t = useTranslations('ui.field')
  if (required !== false) return children
  return (
    <>
      {children} <span className={classes.optional}>{t('optional')}</span>
    </>
  )
}

/** The label of one of Mantine's fields, and what a screen reader says of it; without the browser's own bubbles. */
export const filling = (required: boolean | null, label: ReactNode) => ({
  label: label && <FieldLabel required={required}>{label}</FieldLabel>,
  'aria-required': required || undefined,
})
