import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { authoring } from '../calls.ts'
import { structure } from '../structure-calls.ts'

/** Puts the published lessons of a module into another order, which can be taken back for a moment. */
export function useLessonOrder(module: string, then: { done?: () => void; failed?: () => void } = {}) {
  const t = useTranslations('authoring-structure-staff')
  const act = useAct(structure.orderLessons, {
    invalidates: [authoring.tree, course.progress, course.lesson],
    done: (_, { body: { before, lessons } }) => {
      const takeBack = () => void save(lessons, before)
      toast({ kind: 'success', text: t('ordered'), offer: { word: t('takeBack'), run: takeBack } })
      then.done?.()
    },
    failed: () => {
      then.failed?.()
      return false
    },
  })
  const save = (before: readonly string[], lessons: readonly string[]) =>
    act.run({ params: { id: module }, body: { before: [...before], lessons: [...lessons] } })
  return { save, busy: act.busy }
}
