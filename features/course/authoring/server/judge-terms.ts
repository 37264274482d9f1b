import { termsNamed } from '#course/glossary/named.ts'
import { languages } from '#platform/contract/parts.ts'
import type { CourseItem, CourseProblem } from '../course-file-calls.ts'
import { sorted } from '../sorted.ts'
import { type Compared, type Judgement, judge } from './compare-course.ts'
import type { TermFile } from './glossary-format.ts'
import type { Read, ReadCourse, ReadLesson, ReadModule } from './read-course-parts.ts'
import type { ReadGlossary } from './read-glossary.ts'
import type { StandingTerm } from './standing-terms.ts'

export interface JudgedTerm {
  item: CourseItem
  value: TermFile | null
  there: StandingTerm | null
}

/** The terms by their keys beside the course. */
export type WholeJudgement = Judgement & { terms: ReadonlyMap<string, JudgedTerm> }

interface WithTerms extends Compared {
  glossary: ReadGlossary
  /** What is there. */
  terms: readonly StandingTerm[]
}

/** What each part of a zip is to the course of the semester, and each of its terms to the glossary. */
export function judgeWhole(compared: WithTerms): WholeJudgement {
  const { course, glossary } = compared
  const terms = new Map(glossary.terms.map((read) => [read.key, judgeTerm(read, compared)]))
  const isKnown = (key: string) =>
    compared.terms.some(({ term }) => term.key === key) || (terms.get(key)?.value ?? null) !== null
  return { ...judge({ ...compared, course: sayingUnknown(course, isKnown) }), terms }
}

function judgeTerm(read: Read<TermFile>, { course, glossary, terms }: WithTerms): JudgedTerm {
  const { key, file, line, value } = read
  const problems = read.problems.map(({ at, reason }): CourseProblem => ({ file, line, at, reason }))
  const there = terms.find(({ term }) => term.key === key) ?? null
  const others = [...glossary.terms.map((one) => one.value), ...terms.map(({ term }) => term)].filter(
    (one) => one !== null && one.key !== key,
  )
  for (const language of languages)
    if (value && others.some((one) => isWord(one?.[language].word ?? '', value[language].word)))
      problems.push({ file, line, at: `${language}.word`, reason: 'word-taken' })
  const isSame = value !== null && there !== null && sorted(value) === sorted(there.term)
  const isWrong = problems.length > 0 || !value
  const state = isWrong ? 'wrong' : isSame ? 'same' : there ? 'changed' : 'new'
  const module = (course.modules.find((one) => keysIn(one).includes(key)) ?? course.modules[0])?.key ?? ''
  const title = value?.hu.word ?? key
  return {
    item: { kind: 'term', state, module, key, title, file, problems, warnings: [] },
    value: isWrong ? null : value,
    there,
  }
}

/** The database says it once more, of words that differ in a way that this does not know. */
const isWord = (one: string, other: string) => folded(one) === folded(other)
const folded = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const keysOf = ({ value }: ReadLesson) =>
  value ? languages.flatMap((language) => termsNamed(value[language].body)) : []
const keysIn = ({ lessons }: Pick<ReadModule, 'lessons'>) => lessons.flatMap(keysOf)

/** A lesson that names what neither the glossary nor the file has cannot come in. */
const sayingUnknown = (course: ReadCourse, isKnown: (key: string) => boolean): ReadCourse => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => {
      const unknown = keysOf(lesson).filter((key) => !isKnown(key))
      const { file, line } = lesson
      const problems = [...new Set(unknown)].map((key) => ({
        file,
        line,
        at: `/glossary/${key}`,
        reason: 'unknown-term' as const,
        message: 'is no term',
      }))
      return { ...lesson, problems: [...lesson.problems, ...problems] }
    }),
  })),
})

/** The terms that come in with these modules: new or changed, and named by one of their lessons or listed with them. */
export function termsComing(
  { terms }: Pick<WholeJudgement, 'terms'>,
  course: ReadCourse,
  chosen: ReadonlySet<string>,
): JudgedTerm[] {
  const named = new Set(course.modules.filter(({ key }) => chosen.has(key)).flatMap(keysIn))
  return [...terms.values()].filter(
    ({ item }) =>
      (item.state === 'new' || item.state === 'changed') && (chosen.has(item.module) || named.has(item.key)),
  )
}
