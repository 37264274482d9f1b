import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StructureAct, TreeModule } from '../content-parts.ts'
import { LessonOrder } from './lesson-order.tsx'
import { StructureDialog } from './structure-dialog.tsx'
import classes from './tree.module.css'

/** What can be done with the place and the role of a module, and with the order of its lessons. */
export function ModuleActs({ module }: { module: TreeModule }) {
  const t = useTranslations('authoring-structure-staff')
  const [open, setOpen] = useState<StructureAct | 'order' | null>(null)
  const close = () => setOpen(null)
  const canOrder = module.lessons.filter(({ state }) => state !== 'draft').length > 1
  if (module.acts.length === 0 && !canOrder) return null
  const button = (act: StructureAct | 'order') => (
    <Button
      key={act}
      variant="default"
      aria-label={t('actOn', { act: t(`acts.${act}`), title: module.title })}
      onClick={() => setOpen(act)}
    >
      {t(`acts.${act}`)}
    </Button>
  )
  return (
    <details className={classes.more}>
      <summary>{t('title')}</summary>
      <div className={classes.acts}>
        {module.acts.map(button)}
        {canOrder && button('order')}
      </div>
      {open === 'order' && <LessonOrder module={module} onClose={close} />}
      {open !== null && open !== 'order' && <StructureDialog module={module} act={open} onClose={close} />}
    </details>
  )
}
