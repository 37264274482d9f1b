import * as course from '#course/course/content.ts'
import { ofItsKind, QuestionContent } from '#course/exam/question-content.ts'
import type { LessonContent, ModuleContent } from './content.ts'
import { flawsOf } from './flaws.ts'

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
export function contentOfQuestion(
  { key, kind, points, level, correct, number, validUntil, hu, en }: QuestionFile,
  lesson: string | null,
): QuestionContent {
  const content = ofItsKind(
    QuestionContent.parse({
      kind,
      points,
      level: level ?? 'recall',
      lesson,
      validUntil: validUntil ?? null,
      correct: correct ?? [],
      number: number ?? null,
      hu: { ...nothing, ...hu },
      en: { ...nothing, ...en },
    }),
  )
  const [wrong] = flawsOf({ kind: 'question', content })
  if (wrong) throw new Error(`${key}: ${wrong.flaw} at ${wrong.at}`)
  return content
}

const nothing = { matches: [], unit: '' }
