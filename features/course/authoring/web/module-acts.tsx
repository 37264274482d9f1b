import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StructureAct, TreeModule } from '../content-parts.ts'
import { StructureDialog } from './structure-dialog.tsx'
import classes from './tree.module.css'

/** What can be done with the place and the role of a module; in a row of acts, and folded. */
export function ModuleActs({ module }: { module: TreeModule }) {
  const t = useTranslations('authoring-structure-staff')
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<StructureAct | null>(null)
  if (module.acts.length === 0) return null
  const button = (act: StructureAct) => (
    <Button
      key={act}
      variant="default"
      size="compact-sm"
      aria-label={t('actOn', { act: t(`acts.${act}`), title: module.title })}
      onClick={() => setAsked(act)}
    >
      {t(`acts.${act}`)}
    </Button>
  )
  return (
    <>
      <button
        type="button"
        data-folds
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t('title')}
      </button>
      <div id={panel} className={classes.folded} hidden={!isOpen}>
        <div className={classes.acts}>{module.acts.map(button)}</div>
      </div>
      {asked !== null && <StructureDialog module={module} act={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
