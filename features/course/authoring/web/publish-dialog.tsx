import { Text } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { fromBudapest } from '#platform/web/budapest-time.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { authoring, WHY_MAX } from '../calls.ts'
import type { ThingKind } from '../content-parts.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { PublishWhen, type When } from './publish-when.tsx'

/** A draft as it was read: one that was changed since is refused. */
export interface Publishable {
  id: string
  kind: ThingKind
  revision: number
}

/** Of a list; where its draft is gone meanwhile, publishing it is refused. */
export const publishable = (
  kind: ThingKind,
  { _id: id, revision }: { _id: string; revision: number | null },
): Publishable => ({ id, kind, revision: revision ?? 0 })

interface Props {
  things: readonly Publishable[]
  onClose: () => void
  onDone: () => void
}

/** Asks why and when, and of lessons whether the change is small or worth reading again. */
export function PublishDialog({ things, onClose, onDone }: Props) {
  const t = useTranslations('authoring-staff')
  const [why, setWhy] = useState('')
  const [asksAgain, setAsksAgain] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { control, getValues, setValue } = useForm<When>({ defaultValues: { isLater: false, at: '' } })
  const [isLater, setLater] = useState(false)
  const { now, later } = useActs(things.length, onDone)
  const confirm = () => {
    const at = isLater ? fromBudapest(getValues('at')) : null
    if (why.trim() === '' || (isLater && at === null)) return setChecked(true)
    const body = { things: things.map(({ id, revision }) => ({ id, revision })), why, asksAgain }
    return at === null ? now.run({ body }) : later.run({ body: { ...body, at } })
  }
  const choose = (isChosen: boolean) => {
    setLater(isChosen)
    setValue('isLater', isChosen)
  }
  return (
    <ConfirmDialog
      title={t('publish.title', { count: things.length })}
      confirm={t(isLater ? 'publish.plan' : 'publish.act')}
      busy={now.busy || later.busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>{t(isLater ? 'publish.planEffect' : 'publish.effect')}</Text>
      <Textarea
        label={t('publish.why')}
        description={t('publish.whyHint')}
        required
        autosize
        minRows={2}
        maxLength={WHY_MAX}
        data-autofocus
        value={why}
        error={isChecked && why.trim() === '' ? t('flaws.missing') : undefined}
        onChange={({ currentTarget: { value } }) => setWhy(value)}
      />
      <PublishWhen control={control} onChoose={choose} isChecked={isChecked} />
      {things.some(({ kind }) => kind === 'lesson') && (
        <CheckBox
          label={t('publish.asksAgain')}
          checked={asksAgain}
          onChange={({ currentTarget: { checked } }) => setAsksAgain(checked)}
        />
      )}
    </ConfirmDialog>
  )
}

const drafts = [authoring.tree, authoring.questions, authoring.thing]

function useActs(count: number, onDone: () => void) {
  const t = useTranslations('authoring-staff')
  const moment = useMoment()
  const failed = (failure: unknown) => {
    if (isFailure(failure, 'draft-changed-meanwhile')) void askAgain(...drafts)
    return false
  }
  const now = useAct(authoring.publish, {
    failed,
    invalidates: [...drafts, authoring.version, course.progress, course.lesson],
    done: () => {
      toast({ kind: 'success', text: t('publish.done', { count }) })
      onDone()
    },
  })
  const later = useAct(publishingPlan.add, {
    failed,
    invalidates: [...drafts, publishingPlan.list],
    done: ({ at }) => {
      toast({ kind: 'success', text: t('publish.planned', { at: moment(at) }) })
      onDone()
    },
  })
  return { now, later }
}
