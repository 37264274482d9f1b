import { createHash } from 'node:crypto'
import type { QuestionContent } from '#course/exam/question-content.ts'
import { languages } from '#platform/contract/parts.ts'

/** Accents, capitals and spaces make no other question. */
export const foldPrompt = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** What a question asks, in each language: two that share one ask the same. */
export const promptKeysOf = (
  texts: Record<(typeof languages)[number], Pick<QuestionContent['hu'], 'prompt'>>,
) =>
  languages.map(
    (language) =>
      `${language} ${createHash('sha256').update(foldPrompt(texts[language].prompt)).digest('base64url')}`,
  )
