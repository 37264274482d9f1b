import { query } from '#platform/server/request.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { teamSizeOf } from '#programme/programme/server/seats.ts'
import { personality } from '../calls.ts'
import { resultOf, statements, types } from './queries.ts'
import { suggestedTypes } from './score.ts'

/** The statements, the four types, and how the caller answered last (decision C7). */
export const test = query(personality.test, async function test({ db, actor, language }) {
  const semester = await currentSemester(db)
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
    isFixed: (await teamSizeOf(db, actor.id, semester.id)) > 1,
  }
})
