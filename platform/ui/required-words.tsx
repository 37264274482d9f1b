import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** That a field is required, in the words of spec 5, and after them the field's own: what is to be done there. */
export function useRequiredWords() {
  const t = useTranslations('ui.field')
  return (own: ReactNode): ReactNode => (
    <>
      <span>{t('required')}</span>: {own}
    </>
  )
}
