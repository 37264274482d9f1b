import { Anchor } from '@mantine/core'
import { CircleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import classes from './missing-fields.module.css'

const FOCUSABLE = 'input, select, textarea, button'

/** How many fields a refused form still lacks, beside its button; leads to the first one that is wrong. */
export function MissingFields({ count = 0 }: { count?: number | undefined }) {
  const t = useTranslations('ui.field')
  if (count === 0) return null
  return (
    <div role="status">
      <Anchor component="button" type="button" className={classes.missing} onClick={leadToFirst}>
        <CircleAlert size={16} aria-hidden="true" />
        <span>{t('missing', { count })}</span>
      </Anchor>
    </div>
  )
}

function leadToFirst({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const wrong = currentTarget.form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const field = wrong?.matches(FOCUSABLE) ? wrong : wrong?.querySelector<HTMLElement>(FOCUSABLE)
  field?.focus()
}
