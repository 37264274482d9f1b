import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StructureAct, TreeModule } from '../content-parts.ts'
import { StructureDialog } from './structure-dialog.tsx'
import classes from './tree.module.css'

/** What can be done with the place and the role of a module. */
export function ModuleActs({ module }: { module: TreeModule }) {
  const t = useTranslations('authoring-structure-staff')
  const [open, setOpen] = useState<StructureAct | null>(null)
  const close = () => setOpen(null)
  if (module.acts.length === 0) return null
  const button = (act: StructureAct) => (
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
      <div className={classes.acts}>{module.acts.map(button)}</div>
      {open !== null && <StructureDialog module={module} act={open} onClose={close} />}
    </details>
  )
}
