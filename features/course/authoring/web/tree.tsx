import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TreeModule } from '../content-parts.ts'
import { moveOf } from './lesson-places.ts'
import { markableIn } from './markable.ts'
import { MarkedDrafts } from './marked-drafts.tsx'
import { StructureDialog, type StructureProps } from './structure-dialog.tsx'
import classes from './tree.module.css'
import { ModuleRow } from './tree-module.tsx'
import { useOpenModules } from './use-open-modules.ts'

const isMovable = ({ acts }: TreeModule) => acts.includes('up') || acts.includes('down')

/** The modules of the course, each of which opens to what is in it; drafts of all of them are published together. */
export function Tree({ modules }: { modules: readonly TreeModule[] }) {
  const { isOpen, fold } = useOpenModules(modules)
  const [chosen, setChosen] = useState<readonly string[]>([])
  // What somebody else has published meanwhile has no box any more.
  const things = modules.flatMap(markableIn).filter(({ id }) => chosen.includes(id))
  const marked = things.map(({ id }) => id)
  const folded = modules.filter((one) => !isOpen(one)).flatMap(({ lessons }) => lessons)
  const mark = (id: string, isOn: boolean) =>
    setChosen((ids) => (isOn ? [...ids, id] : ids.filter((one) => one !== id)))
  const [moving, setMoving] = useState<Pick<StructureProps, 'module' | 'act' | 'to'> | null>(null)
  const ids = modules.filter(isMovable).map(({ _id }) => _id)
  const drop = (onto: string) => (dragged: string, isBelow: boolean) => {
    const move = moveOf(ids, { dragged, onto, isBelow })
    const module = modules.find(({ _id }) => _id === dragged)
    const to = modules.find(({ _id }) => _id === move?.to)
    if (move && module && to) setMoving({ module, act: move.act, to })
  }
  return (
    <>
      {modules.length > 1 && <FoldAll isOpen={modules.every(isOpen)} onFold={(to) => fold(modules, to)} />}
      <ol className={classes.modules} data-movable={ids.length > 0 || undefined}>
        {modules.map((module) => (
          <ModuleRow
            key={module._id}
            module={module}
            isOpen={isOpen(module)}
            onFold={(to) => fold([module], to)}
            marked={marked}
            onMark={mark}
            onDrop={isMovable(module) ? drop(module._id) : null}
          />
        ))}
      </ol>
      {moving && <StructureDialog {...moving} onClose={() => setMoving(null)} />}
      <MarkedDrafts
        things={things}
        folded={folded.filter(({ _id }) => marked.includes(_id)).length}
        onDone={() => setChosen([])}
      />
    </>
  )
}

function FoldAll({ isOpen, onFold }: { isOpen: boolean; onFold: (isOpen: boolean) => void }) {
  const t = useTranslations('authoring-staff')
  return (
    <div className={classes.foldAll}>
      <Button variant="subtle" size="compact-sm" onClick={() => onFold(!isOpen)}>
        {isOpen ? t('foldAll') : t('unfoldAll')}
      </Button>
    </div>
  )
}
