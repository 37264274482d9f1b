import type { Draft } from '#course/authoring/content-parts.ts'
import { QuestionDraft } from '#course/exam/question-content.ts'
import type { Language } from '#platform/contract/parts.ts'
import { trueAndFalse } from './formats/choices.ts'
import type { FileContent } from './formats/question.ts'

/** A question of a file as a draft: the other language has its places, to be written, and no lesson teaches it yet. */
export function draftOf({ texts, ...content }: FileContent, language: Language): Draft {
  const other = language === 'hu' ? 'en' : 'hu'
  const isTruth = content.kind === 'true-false' && String(texts.options) === String(trueAndFalse[language])
  const unwritten = {
    prompt: '',
    options: isTruth ? [...trueAndFalse[other]] : texts.options.map(() => ''),
    matches: texts.matches.map(() => ''),
    unit: texts.unit,
    why: '',
  }
  const written = { [language]: texts, [other]: unwritten } as Record<Language, FileContent['texts']>
  return { kind: 'question', content: QuestionDraft.parse({ ...content, lesson: null, ...written }) }
}
