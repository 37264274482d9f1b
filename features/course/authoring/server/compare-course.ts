import type { LessonContent, ModuleContent } from '#course/course/content.ts'
import { ofItsKind, type QuestionContent } from '#course/exam/question-content.ts'
import type { FrameSettings } from '#platform/server/frame-origins.ts'
import type { Draft } from '../content-parts.ts'
import type { CourseItem, CourseProblem, CourseReason } from '../course-file-calls.ts'
import { sorted } from '../sorted.ts'
import { bare, type JudgedMedium, judgeMedium, namedIn } from './compare-media.ts'
import { standInFor } from './file-pictures.ts'
import { flawsOf, wholeOf } from './flaws.ts'
import { writtenLesson, writtenModule, writtenQuestion } from './from-files.ts'
import type { LookedAt } from './look-at-file.ts'
import type { Read, ReadCourse, ReadLesson, ReadModule } from './read-course-parts.ts'
import type { StandingCourse, StandingMedium, StandingThing } from './standing.ts'

export interface Compared {
  course: ReadCourse
  looked: ReadonlyMap<string, LookedAt>
  standing: StandingCourse
  library: readonly StandingMedium[]
  /** Sums of files in the store, by their keys. */
  sums: ReadonlyMap<string, string>
  /** Which hosts interactive content may come from here. */
  frames: FrameSettings
}

type Written = { module: ModuleContent; lesson: LessonContent; question: QuestionContent }

/** A part of the zip beside what the course has under its key. */
export interface Judged<K extends keyof Written = keyof Written> {
  item: CourseItem
  /** What comes in, with names where ids will be: of media, and of the lesson that teaches a question. */
  content: Written[K] | null
  there: StandingThing<K> | null
}

export interface JudgedModule extends Judged<'module'> {
  position: number
  lessons: (Judged<'lesson'> & { position: number } & Pick<ReadLesson, 'media' | 'pictures'>)[]
  questions: (Judged<'question'> & { lesson: string | null })[]
}

export interface Judgement {
  isEmpty: boolean
  modules: JudgedModule[]
  media: ReadonlyMap<string, JudgedMedium>
}

/** What each part of a zip is to the course of the semester. */
export function judge(compared: Compared): Judgement {
  const { course, standing } = compared
  const isEmpty = standing.modules.length === 0
  const media = new Map(course.media.map((one) => [one.name, judgeMedium(one, compared)]))
  const modules = course.modules.map((module) => judgeModule(module, { isEmpty, media, standing }))
  return { isEmpty, modules, media }
}

interface Beside extends Pick<Judgement, 'isEmpty' | 'media'> {
  standing: StandingCourse
}

function judgeModule(read: ReadModule, beside: Beside): JudgedModule {
  const { standing } = beside
  const there = standing.modules.find(({ key }) => key === read.key) ?? null
  // Of one that is there, its role is changed by an act of its own (decision 27).
  const role = there?.published ? { extra: there.published.extra } : {}
  const content = read.value && { ...writtenModule(read.value), ...role }
  const problems = [...read.problems, ...read.others].map(bare)
  const frame = judgeThing('module', read, read.key, {
    content,
    there,
    problems,
    title: read.value?.title.hu,
  })
  const isIn = frame.item.state !== 'wrong' || there?.isRetired === false
  const place = { key: read.key, id: there?.id ?? null, isIn }
  const lessons = read.lessons.map((lesson) => judgeLesson(lesson, place, beside))
  const named = new Map(lessons.map((lesson) => [lesson.item.key, lesson]))
  const questions = read.questions.map((question) =>
    judgeQuestion(question, { ...place, lessons: named }, beside),
  )
  return { ...frame, position: read.position, lessons, questions }
}

interface Place {
  key: string
  id: string | null
  /** Its module is there, or comes in. */
  isIn: boolean
}

function judgeLesson(
  read: ReadLesson,
  place: Place,
  { standing, media }: Beside,
): JudgedModule['lessons'][number] {
  const there = standing.lessons.find((one) => one.module === place.id && one.key === read.key) ?? null
  const content = read.value && writtenLesson(read.value, { hu: [], en: [] }, standInFor)
  const problems = read.problems.map(bare)
  if (!place.isIn) problems.push(at(read, 'module-wrong'))
  const shown = [...read.media.hu, ...read.media.en, ...read.pictures.hu, ...read.pictures.en]
  const warnings: CourseProblem[] = []
  for (const name of new Set(shown)) {
    const medium = media.get(name)?.item
    if (medium?.state === 'wrong') problems.push({ ...at(read, 'medium-wrong'), at: name })
    warnings.push(...(medium?.warnings ?? []).map((one) => ({ ...at(read, one.reason), at: one.at })))
  }
  const hasMedia = (other: LessonContent) =>
    (['hu', 'en'] as const).every(
      (language) =>
        other[language].media.length === read.media[language].length &&
        read.media[language].every((name, i) =>
          media.get(name)?.twins.includes(other[language].media[i] ?? ''),
        ),
    )
  const isSame = (other: LessonContent, mine: LessonContent) =>
    hasMedia(other) && sorted(withoutMedia(namedIn(other, read.pictures, media))) === sorted(mine)
  const title = read.value?.hu.title
  return {
    ...judgeThing('lesson', read, place.key, { content, there, problems, warnings, title, isSame }),
    position: read.position,
    media: read.media,
    pictures: read.pictures,
  }
}

const withoutMedia = (content: LessonContent): LessonContent => ({
  ...content,
  hu: { ...content.hu, media: [] },
  en: { ...content.en, media: [] },
})

function judgeQuestion(
  read: Read<import('./course-format.ts').QuestionFile>,
  { lessons, ...place }: Place & { lessons: ReadonlyMap<string, Judged> },
  { standing }: Beside,
): JudgedModule['questions'][number] {
  const there = standing.questions.find((one) => one.module === place.id && one.key === read.key) ?? null
  const content = read.value && ofItsKind(writtenQuestion(read.value, null))
  const lesson = read.value?.lesson ?? null
  const problems = read.problems.map(bare)
  if (!place.isIn) problems.push(at(read, 'module-wrong'))
  const taught = lesson === null ? null : lessons.get(lesson)
  if (taught?.item.state === 'wrong' && !taught.there) problems.push(at(read, 'lesson-wrong'))
  const isSame = (other: QuestionContent, mine: QuestionContent) => {
    const taughtBy = standing.lessons.find(({ id }) => id === other.lesson)
    const isTaughtSo = (taughtBy?.key ?? null) === lesson || (lesson === null && taughtBy?.isRetired === true)
    return isTaughtSo && sorted({ ...other, lesson: null }) === sorted(mine)
  }
  const title = read.value?.hu.prompt
  return { ...judgeThing('question', read, place.key, { content, there, problems, title, isSame }), lesson }
}

interface Facts<K extends keyof Written> {
  content: Written[K] | null
  there: StandingThing<K> | null
  problems: CourseProblem[]
  warnings?: CourseProblem[]
  title: string | undefined
  isSame?: (other: Written[K], mine: Written[K]) => boolean
}

const isEqual = (one: unknown, other: unknown) => sorted(one) === sorted(other)

/** Flaws first, then what is there: a draft that says something else is somebody's work. */
function judgeThing<K extends keyof Written>(
  kind: K,
  read: Read<unknown>,
  module: string,
  { content, there, problems, warnings = [], title, isSame = isEqual }: Facts<K>,
): Judged<K> {
  const whole = content && wholeIfFlawless({ kind, content } as Draft, read, problems)
  const mine = whole as Written[K] | null
  const versions = [there?.published, there?.draft?.content]
  const isThere = mine !== null && versions.some((one) => one && isSame(one as Written[K], mine))
  if (there?.isRetired) problems.push(at(read, 'archived'))
  else if (there?.draft && !isThere) problems.push(at(read, 'draft-there'))
  const state = problems.length > 0 || !mine ? 'wrong' : isThere ? 'same' : there ? 'changed' : 'new'
  const item: CourseItem = {
    kind,
    state,
    module,
    key: read.key,
    title: title || read.key,
    file: read.file,
    problems,
    warnings,
  }
  return { item, content: state === 'wrong' ? null : mine, there }
}

function wholeIfFlawless(draft: Draft, read: Read<unknown>, problems: CourseProblem[]) {
  const found = flawsOf(draft)
  problems.push(...found.map(({ at: place, flaw }) => ({ ...at(read, flaw), at: place })))
  return found.length > 0 ? null : wholeOf(draft).content
}

const at = ({ file, line }: Pick<Read<unknown>, 'file' | 'line'>, reason: CourseReason): CourseProblem => ({
  file,
  line,
  at: null,
  reason,
})
