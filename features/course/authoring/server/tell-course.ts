import { createHash } from 'node:crypto'
import type { CourseItem, CoursePreview } from '../course-file-calls.ts'
import { sorted } from '../sorted.ts'
import type { Judgement } from './compare-course.ts'
import type { WholeJudgement } from './judge-terms.ts'
import type { StandingCourse } from './standing.ts'

/** All that comes in or not, as one list. */
export const itemsOf = ({ modules, media, terms }: WholeJudgement): CourseItem[] => [
  ...modules.flatMap(({ item, lessons, questions }) => [
    item,
    ...lessons.map((one) => one.item),
    ...[...media.values(), ...terms.values()].map((one) => one.item).filter((one) => one.module === item.key),
    ...questions.map((one) => one.item),
  ]),
]

/** In the course and not in the zip. */
export function leftBy({ modules }: Judgement, { modules: frames, lessons, questions }: StandingCourse) {
  const met = new Set(
    modules.flatMap((module) =>
      [module, ...module.lessons, ...module.questions].map(({ there }) => there?.id),
    ),
  )
  const keys = new Map(frames.map(({ id, key }) => [id, key]))
  return [...frames, ...lessons, ...questions]
    .filter(({ id, isRetired }) => !met.has(id) && !isRetired)
    .map(({ kind, module, key, published, draft }) => {
      const hu = (published ?? draft?.content)?.hu
      const title = (hu && ('prompt' in hu ? hu.prompt : hu.title)) || key
      return { kind, module: keys.get(module) ?? '', title } satisfies CoursePreview['left'][number]
    })
}

/** Modules whose lessons that are there stand in another order in the zip. */
export const reorderedIn = ({ modules }: Judgement): string[] =>
  modules
    .filter(({ lessons }) => {
      const places = lessons.flatMap(({ there }) => (there?.version ? [there.position] : []))
      return places.some((place, i) => i > 0 && place < (places[i - 1] ?? 0))
    })
    .map(({ item }) => item.title)

/** One text for all that a preview says of the zip and of the course beside it. */
export function seenOf(judgement: WholeJudgement): string {
  const things = judgement.modules.flatMap((module) => [module, ...module.lessons, ...module.questions])
  const told = things.map(({ item, content, there }) => [
    item,
    content,
    there?.version,
    there?.draft?.revision,
  ])
  const media = [...judgement.media.values()].map(({ item, value }) => [item, value])
  const terms = [...judgement.terms.values()].map(({ item, value, there }) => [item, value, there])
  return createHash('sha256')
    .update(sorted([judgement.isEmpty, told, media, terms]))
    .digest('base64url')
}
