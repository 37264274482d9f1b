import * as course from '#course/course/content.ts'
import { QuestionContent } from '#course/exam/question-content.ts'
import type { LessonContent, ModuleContent } from './content.ts'

type QuestionFile = ModuleContent['questions'][number]

/** A module's file as its version has it; throws where the file holds what no editor could publish. */
export const contentOfModule = ({ extra, ...texts }: ModuleContent['module']): course.ModuleContent => {
  const of = (language: 'hu' | 'en') => ({
    title: texts.title[language],
    summary: texts.summary[language],
    outcomes: texts.outcomes[language],
  })
  return course.ModuleContent.parse({ extra, hu: of('hu'), en: of('en') })
}

/** `media`: of the library, by language. */
export const contentOfLesson = (
  { invented, texts }: LessonContent,
  media: Record<'hu' | 'en', string[]>,
): course.LessonContent => {
  const of = (language: 'hu' | 'en') => {
    const { title, summary, body, checks } = texts[language]
    return { title, summary, body, checks, media: media[language] }
  }
  return course.LessonContent.parse({ invented, hu: of('hu'), en: of('en') })
}

/** `lesson`: the id of the lesson that teaches it. */
export const contentOfQuestion = (
  { kind, points, level, correct, validUntil, hu, en }: QuestionFile,
  lesson: string | null,
): QuestionContent =>
  QuestionContent.parse({
    kind,
    points,
    level: level ?? 'recall',
    lesson,
    validUntil: validUntil ?? null,
    correct: correct ?? hu.options.map((_, i) => i),
    number: null,
    hu: { matches: [], unit: '', ...hu },
    en: { matches: [], unit: '', ...en },
  })
