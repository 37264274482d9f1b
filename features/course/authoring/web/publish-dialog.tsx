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
import { authoring, WHY_MAX } from '../calls.ts'
import type { ThingKind } from '../content-parts.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { PublishWhen, type When } from './publish-when.tsx'

export interface Publishable {
  id: string
  kind: ThingKind
  revision: number
}

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

function useActs(count: number, onDone: () => void) {
  const t = useTranslations('authoring-staff')
  const moment = useMoment()
  const now = useAct(authoring.publish, {
    invalidates: [authoring.tree, authoring.thing, authoring.version, course.progress, course.lesson],
    done: () => {
      toast({ kind: 'success', text: t('publish.done', { count }) })
      onDone()
    },
  })
  const later = useAct(publishingPlan.add, {
    invalidates: [authoring.tree, authoring.thing, authoring.questions, publishingPlan.list],
    done: ({ at }) => {
      toast({ kind: 'success', text: t('publish.planned', { at: moment(at) }) })
      onDone()
    },
  })
  return { now, later }
}
