import { useFormatter, useTranslations } from 'use-intl'
import type { course, Progress } from '#course/course/calls.ts'
import { requiredOf } from '#course/course/web/required.ts'
import { proposedGrade } from '#course/grade/grade.ts'
import { gradeLines, outcomeOf } from '#course/grade/web/outcome.ts'
import type { User } from '#people/auth/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { useFullName, useInitials } from '#platform/ui/names.ts'
import type { CardFacts } from './drawing.ts'

/** What of a card its student shows. */
export type Shown = Record<'name' | 'type' | 'points', boolean>

type Course = Answer<typeof course.progress>

const PASSED = 2

/** Before it nobody shows a grade unasked, or the points of it. */
export const hasPassed = ({ modules }: Pick<Course, 'modules'>, progress: Progress): boolean =>
  outcomeOf(modules, progress).grade.grade >= PASSED

/** Every exam has its points, and they are too few. */
export const hasFailed = (course: Pick<Course, 'modules'>, progress: Progress): boolean =>
  !hasPassed(course, progress) && gradeLines(course.modules, progress).every(({ points }) => points !== null)

/** `2026-27-1`: the years and the number of a semester (decision S1). */
const KEY = /^(\d{4})-(\d{2})-\d$/

/** The facts of a card, of a student in a semester. */
export function useCardFacts() {
  const t = useTranslations('card')
  const types = useTranslations('ui.types')
  const fullName = useFullName()
  const initials = useInitials()
  const figureOf = useFigure()
  return (user: User, { modules }: Course, progress: Progress, occasion: string, shown: Shown): CardFacts => {
    const { personality } = user
    const years = progress.semester.replace(KEY, '$1/$2')
    return {
      semester: t('semester', { years, number: progress.number }),
      person: shown.name ? { name: fullName(user), initials: initials(user) } : null,
      type: shown.type && personality ? { personality, name: types(personality) } : null,
      figure: shown.points ? figureOf(modules, progress) : null,
      stops: stopsOf(modules, progress),
      occasion,
    }
  }
}

/** The points of all exams; nothing where there is no exam. */
function useFigure() {
  const t = useTranslations('card')
  const tg = useTranslations('grade')
  const format = useFormatter()
  return (modules: Course['modules'], progress: Progress): CardFacts['figure'] => {
    const all = gradeLines(modules, progress).map(({ points }) => points)
    const { points, reachable, grade } = proposedGrade(all, progress.gradeLimits)
    if (reachable === 0) return null
    const isWhole = all.every((one) => one !== null)
    const caption = isWhole
      ? t('countAndGrade', { of: reachable, grade: tg(`grades.g${grade}`), number: grade })
      : t('count', { of: reachable })
    return { value: format.number(points), caption }
  }
}

function stopsOf(modules: Course['modules'], progress: Progress): CardFacts['stops'] {
  const { required, done } = requiredOf(modules, progress)
  return { count: required.length, done }
}
