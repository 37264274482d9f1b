import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { Ordering } from '#course/exam/web/ordering.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { authoring } from '../calls.ts'
import type { TreeModule } from '../content-parts.ts'
import { structure } from '../structure-calls.ts'

/** Puts the published lessons of a module into another order, by buttons. */
export function LessonOrder({ module, onClose }: { module: TreeModule; onClose: () => void }) {
  const t = useTranslations('authoring-structure-staff')
  const [lessons] = useState(() => module.lessons.filter(({ state }) => state !== 'draft'))
  const [order, setOrder] = useState<readonly number[]>([])
  const before = lessons.map(({ _id }) => _id)
  const { run, busy } = useAct(structure.orderLessons, {
    invalidates: [authoring.tree, course.progress, course.lesson],
    done: () => {
      toast({ kind: 'success', text: t('done') })
      onClose()
    },
  })
  const confirm = () => {
    if (order.length === 0) return onClose()
    return run({
      params: { id: module._id },
      body: { before, lessons: order.flatMap((place) => before[place] ?? []) },
    })
  }
  return (
    <ConfirmDialog
      title={t('titles.order', { title: module.title })}
      confirm={t('orderSave')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>{t('means.order')}</Text>
      <Ordering options={lessons.map(({ title }) => title)} chosen={order} onChoose={setOrder} />
    </ConfirmDialog>
  )
}
