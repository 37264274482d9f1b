import type { Answer } from '@rajt/contract/call'
import type { personality } from '@rajt/contract/personality'
import type { Read } from '../plumbing/request.ts'
import { resultOf, statements, types } from './queries.ts'
import { suggestedTypes } from './score.ts'

type Test = typeof personality.test

/** The statements, the four types, and how the caller answered last (decision C7). */
export async function test({ db, actor, language }: Read<Test>): Promise<Answer<Test>> {
  const [all, described, result] = await Promise.all([
    statements(db),
    types(db, language),
    resultOf(db, actor.id),
  ])
  return {
    statements: all.map((one) => ({ id: one.id, text: language === 'en' ? one.text_en : one.text_hu })),
    types: described,
    result: result.length > 0 ? result : null,
    suggested: suggestedTypes(result),
    chosen: actor.personality,
  }
}
