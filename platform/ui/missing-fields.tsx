import { Anchor } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'

const FOCUSABLE = 'input, select, textarea, button'

/** How many fields a refused form still lacks, beside its button; leads to the first one that is wrong. */
export function MissingFields({ count = 0 }: { count?: number | undefined }) {
  const t = useTranslations('ui.field')
  if (count === 0) return null
  return (
    <div role="status">
      <Anchor component="button" type="button" data-own-line ta="start" onClick={leadToFirst}>
        {t('missing', { count })}
      </Anchor>
    </div>
  )
}

function leadToFirst({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const wrong = currentTarget.form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const field = wrong?.matches(FOCUSABLE) ? wrong : wrong?.querySelector<HTMLElement>(FOCUSABLE)
  field?.focus()
}
