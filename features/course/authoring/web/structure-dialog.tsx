import { Text } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain, queryOf } from '#platform/web/query.ts'
import { authoring, WHY_MAX } from '../calls.ts'
import type { StructureAct, TreeModule } from '../content-parts.ts'
import { type Effect, structure } from '../structure-calls.ts'
import classes from './structure.module.css'

export interface StructureProps {
  module: TreeModule
  act: StructureAct
  /** Of a module that is moved: the one whose place it takes; the nearest, where none is named. */
  to?: TreeModule
  onClose: () => void
}

const better = ['opens', 'finishes', 'gradeRises'] as const
const worse = ['closes', 'unfinishes', 'gradeFalls', 'outdates'] as const
type Figure = (typeof better | typeof worse)[number]

/** Shows whom a change of a module concerns, asks why, and a second time where somebody loses something by it. */
export function StructureDialog({ module, act, to, onClose }: StructureProps) {
  const t = useTranslations('authoring-structure-staff')
  const tw = useTranslations('authoring-staff')
  const params = { id: module._id }
  const place = to ? { to: to._id } : {}
  const [effect, setEffect] = useState<Effect | null>(null)
  const [why, setWhy] = useState('')
  const [lowers, setLowers] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { run, busy } = useAct(structure.change, {
    invalidates: [authoring.tree, authoring.thing, structure.preview, course.progress],
    done: () => {
      toast({ kind: 'success', text: t('done') })
      onClose()
    },
    failed: (failure) => {
      // What it says now is asked for again, and has to be confirmed again.
      if (isFailure(failure, 'structure-changed-meanwhile')) void askAgain(structure.preview, authoring.tree)
      setLowers(false)
      return false
    },
  })
  const confirm = () => {
    if (!effect || why.trim() === '' || (effect.losing > 0 && !lowers)) return setChecked(true)
    return run({ params, body: { act, why, seen: effect.seen, lowers, ...place } })
  }
  return (
    <ConfirmDialog
      title={t(`titles.${act}`, { title: module.title })}
      confirm={t(`acts.${act}`)}
      danger={act === 'retire' || (effect?.losing ?? 0) > 0}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>{to ? t('means.place', { number: to.position }) : t(`means.${act}`)}</Text>
      <Loaded
        query={queryOf(structure.preview, { params: { ...params, act }, query: place })}
        skeleton={<TextSkeleton lines={3} />}
      >
        {(read) => <Whom effect={read} onRead={setEffect} />}
      </Loaded>
      <Textarea
        label={tw('publish.why')}
        required
        autosize
        minRows={2}
        maxLength={WHY_MAX}
        data-autofocus
        value={why}
        error={isChecked && why.trim() === '' ? tw('flaws.missing') : undefined}
        onChange={({ currentTarget: { value } }) => setWhy(value)}
      />
      {effect && effect.losing > 0 && (
        <CheckBox
          label={t('lowers', { count: effect.losing })}
          checked={lowers}
          error={isChecked && !lowers ? t('lowersMissing') : undefined}
          onChange={({ currentTarget: { checked } }) => setLowers(checked)}
        />
      )}
    </ConfirmDialog>
  )
}

function Whom({ effect, onRead }: { effect: Effect; onRead: (effect: Effect) => void }) {
  const t = useTranslations('authoring-structure-staff')
  const fullName = useFullName()
  useEffect(() => onRead(effect), [effect, onRead])
  const { students, completed, losing, losers } = effect
  const isTold = ([...better, ...worse] as const).some((figure) => effect[figure] > 0)
  return (
    <>
      {completed > 0 && <Text>{t('figures.completed', { count: completed })}</Text>}
      {completed === 0 && !isTold && <Notice kind="note">{t('nobody', { count: students })}</Notice>}
      <Figures kind="note" title={t('better')} of={better} effect={effect} />
      <Figures kind="problem" title={t('worse')} of={worse} effect={effect}>
        {losing > 0 && (
          <details>
            <summary>{t('who', { count: losing })}</summary>
            {t('losers', { names: losers.map(fullName).join(', '), more: losing - losers.length })}
          </details>
        )}
      </Figures>
    </>
  )
}

interface FiguresProps {
  kind: 'problem' | 'note'
  title: string
  of: readonly Figure[]
  effect: Effect
  children?: ReactNode
}

/** What some gain by the change, or what some lose: harm alone is red. */
function Figures({ kind, title, of, effect, children }: FiguresProps) {
  const t = useTranslations('authoring-structure-staff')
  const told = of.filter((figure) => effect[figure] > 0)
  if (told.length === 0) return null
  return (
    <Notice kind={kind}>
      <strong>{title}</strong>
      <ul className={classes.figures}>
        {told.map((figure) => (
          <li key={figure}>{t(`figures.${figure}`, { count: effect[figure] })}</li>
        ))}
      </ul>
      {children}
    </Notice>
  )
}
