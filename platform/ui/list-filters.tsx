import { Button } from '@mantine/core'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './list-filters.module.css'

/** All that narrows or sorts a list beside its search; on a phone behind one button, so that rows are in the first screen. */
export function ListFilters({ children }: { children: ReactNode }) {
  const t = useTranslations('ui.list')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        className={classes.open}
        variant="default"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span className={classes.word}>{t('filters')}</span>
      </Button>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
