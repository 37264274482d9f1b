import type * as z from 'zod/mini'
import * as course from '#course/course/content.ts'
import { ofItsKind, QuestionContent } from '#course/exam/question-content.ts'
import type { ModuleFile, QuestionFile } from './course-format.ts'
import { withIds } from './file-pictures.ts'
import { flawsOf } from './flaws.ts'
import type { LessonTexts } from './read-course-parts.ts'

/** A module's file as its version has it; throws where the file holds what no editor could publish. */
export const contentOfModule = (file: z.infer<typeof ModuleFile>): course.ModuleContent =>
  course.ModuleContent.parse(writtenModule(file))

export function writtenModule({ extra, ...texts }: z.infer<typeof ModuleFile>): course.ModuleContent {
  const of = (language: 'hu' | 'en') => ({
    title: texts.title[language],
    summary: texts.summary[language],
    outcomes: texts.outcomes[language],
  })
  return { extra, hu: of('hu'), en: of('en') }
}

type Media = Record<'hu' | 'en', string[]>

/** `media`: of the library, by language. `idOf`: of the picture with a name. */
export const contentOfLesson = (
  texts: Record<'hu' | 'en', LessonTexts>,
  media: Media,
  idOf: (name: string) => string,
): course.LessonContent => course.LessonContent.parse(writtenLesson(texts, media, idOf))

export function writtenLesson(
  texts: Record<'hu' | 'en', LessonTexts>,
  media: Media,
  idOf: (name: string) => string,
): course.LessonContent {
  const of = (language: 'hu' | 'en') => {
    const { title, summary, body, checks } = texts[language]
    return { title, summary, body: withIds(body, idOf), checks, media: media[language] }
  }
  return { invented: texts.hu.invented, hu: of('hu'), en: of('en') }
}

/** `lesson`: the id of the lesson that teaches it. */
export function contentOfQuestion(file: QuestionFile, lesson: string | null): QuestionContent {
  const content = ofItsKind(QuestionContent.parse(writtenQuestion(file, lesson)))
  const [wrong] = flawsOf({ kind: 'question', content })
  if (wrong) throw new Error(`${file.key}: ${wrong.flaw} at ${wrong.at}`)
  return content
}

export const writtenQuestion = (
  { kind, points, level, correct, number, validUntil, hu, en }: QuestionFile,
  lesson: string | null,
): QuestionContent => ({
  kind,
  points,
  level: level ?? 'recall',
  lesson,
  validUntil: validUntil ?? null,
  correct: correct ?? [],
  number: number ?? null,
  hu: { ...nothing, ...hu },
  en: { ...nothing, ...en },
})

const nothing = { matches: [], unit: '' }
