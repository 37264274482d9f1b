import { useTranslations } from 'use-intl'
import type { course, ModuleProgress, Progress } from '#course/course/calls.ts'
import { isClosed } from '#course/course/passed.ts'
import type { Answer } from '#platform/contract/call.ts'
import type { LineStop } from '#platform/ui/stage-line.tsx'

/** The stops of a first semester: its modules, but for bonus ones, which lie beside the line. */
export function useFirstStops(
  { modules }: Answer<typeof course.progress>,
  progress: Progress,
  nextAt: string | null,
): LineStop[] {
  const t = useTranslations('dashboard.track')
  return modules.flatMap((module) => {
    const standing = progress.moduleProgresses.find((one) => one.module === module.id)
    if (module.extra || !standing) return []
    const { counts } = standing.exam
    const of = stateOf(standing, progress.phase === 'ended')
    return [
      {
        id: module.id,
        title: module.title,
        state: shapeOf[of],
        isNext: module.id === nextAt,
        says: t(`status.${of}`),
        note: counts ? t('points', { points: counts.points }) : null,
        link: { to: '/modules', hash: `module-${module.position}` },
      },
    ]
  })
}

type Standing = ModuleProgress['status'] | 'failed' | 'unfinished'
const shapeOf: Record<Standing, LineStop['state']> = {
  INACTIVE: 'ahead',
  ACTIVE: 'ahead',
  COMPLETED: 'done',
  failed: 'failed',
  unfinished: 'ahead',
}

/** Completed is not passed, and what was not completed by the end of the semester stays so. */
function stateOf({ status, exam }: ModuleProgress, isOver: boolean): Standing {
  if (status === 'COMPLETED') return isClosed({ status, exam }) ? 'failed' : status
  return isOver ? 'unfinished' : status
}
