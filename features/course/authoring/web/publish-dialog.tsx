import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { authoring, WHY_MAX } from '../calls.ts'
import type { ThingKind } from '../content-parts.ts'

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

/** Asks why, and of lessons whether the change is small or worth reading again. */
export function PublishDialog({ things, onClose, onDone }: Props) {
  const t = useTranslations('authoring-staff')
  const [why, setWhy] = useState('')
  const [asksAgain, setAsksAgain] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const act = useAct(authoring.publish, {
    invalidates: [authoring.tree, authoring.thing, authoring.version, course.progress, course.lesson],
    done: () => {
      toast({ kind: 'success', text: t('publish.done', { count: things.length }) })
      onDone()
    },
  })
  const confirm = () => {
    if (why.trim() === '') return setMissing(true)
    return act.run({
      body: { things: things.map(({ id, revision }) => ({ id, revision })), why, asksAgain },
    })
  }
  return (
    <ConfirmDialog
      title={t('publish.title', { count: things.length })}
      confirm={t('publish.act')}
      busy={act.busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>{t('publish.effect')}</Text>
      <Textarea
        label={t('publish.why')}
        description={t('publish.whyHint')}
        required
        autosize
        minRows={2}
        maxLength={WHY_MAX}
        data-autofocus
        value={why}
        error={isMissing && why.trim() === '' ? t('flaws.missing') : undefined}
        onChange={({ currentTarget: { value } }) => setWhy(value)}
      />
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
