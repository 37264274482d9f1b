import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Ordering } from '#course/exam/web/ordering.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import type { TreeModule } from '../content-parts.ts'
import { isInOrder } from './lesson-places.ts'
import { useLessonOrder } from './use-lesson-order.ts'

/** Puts the published lessons of a module into another order, by buttons. */
export function LessonOrder({ module, onClose }: { module: TreeModule; onClose: () => void }) {
  const t = useTranslations('authoring-structure-staff')
  const [lessons] = useState(() => module.lessons.filter(isInOrder))
  const [order, setOrder] = useState<readonly number[]>([])
  const before = lessons.map(({ _id }) => _id)
  const { save, busy } = useLessonOrder(module._id, { done: onClose })
  const confirm = () => {
    if (order.length === 0) return onClose()
    return save(
      before,
      order.flatMap((place) => before[place] ?? []),
    )
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
