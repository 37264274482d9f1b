import { useTranslations } from 'use-intl'
import type { Check } from '#course/course/lesson-parts.ts'
import type { QuestionDraft, QuestionLevel } from '#course/exam/question-content.ts'
import { media } from '#course/media/calls.ts'
import { useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import { answersOf, linesOfCheck } from './lines.ts'
import type { Clash } from './merge.ts'

/** What a place of a content is called, as its form calls it. */
export function usePlaceName() {
  const t = useTranslations('authoring-staff')
  return (at: string): string => {
    const [language, field] = at.includes('.') ? at.split('.') : [null, at]
    const name = t(`conflict.fields.${field as 'title'}`)
    return language ? t('conflict.field', { field: name, language }) : name
  }
}

/** Both sides of a clash as people read them. */
export function useClashLines({ place, mine, theirs }: Clash): Record<'mine' | 'theirs', string> {
  const t = useTranslations('authoring-staff')
  const [, field = place.at] = place.at.split('.')
  const ids = field === 'media' ? ([...mine, ...theirs] as string[]) : []
  const { data } = useSide({ ...queryOf(media.some, { body: { ids } }), enabled: ids.length > 0 })
  const { data: course } = useSide({ ...queryOf(authoring.tree), enabled: field === 'lesson' })
  const titleOfMedium = (id: unknown) =>
    data?.media.find(({ _id }) => _id === id)?.title ?? t('conflict.medium')
  const titleOfLesson = (id: unknown) =>
    course?.modules.flatMap(({ lessons }) => lessons).find(({ _id }) => _id === id)?.title ?? t('noLesson')
  const shown: Record<string, (values: unknown[]) => string[]> = {
    media: (values) => values.map(titleOfMedium),
    checks: (values) => values.flatMap((check) => [...linesOfCheck(check as Check), '']),
    lesson: ([id]) => [titleOfLesson(id)],
    level: ([level]) => [t(`levels.${level as QuestionLevel}`)],
    points: ([points]) => [t('pointsOf', { count: Number(points) })],
    extra: ([isExtra]) => [t(isExtra ? 'conflict.extra' : 'conflict.required')],
    validUntil: ([day]) => [day ? String(day) : t('conflict.none')],
    answers: (values) => linesOfAnswers(values),
  }
  const read = (values: unknown[]) =>
    values.length === 0
      ? t('conflict.removed')
      : (shown[field]?.(values) ?? values.map(String)).join('\n').trim() || t('conflict.none')
  return { mine: read(mine), theirs: read(theirs) }
}

type InOne = [options: string[], matches: string[], unit: string]

/** In the order of their place (merge-places.ts). */
function linesOfAnswers(values: unknown[]): string[] {
  const [kind, correct, number] = values as [QuestionDraft['kind'], number[], QuestionDraft['number']]
  const inOne = ([options, matches, unit]: InOne) =>
    answersOf({ kind, correct, number }, { options, matches, unit })
  return [...inOne(values.slice(3, 6) as InOne), '', ...inOne(values.slice(6) as InOne)]
}
