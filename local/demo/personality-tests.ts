import { readStatements } from '#course/personality/server/queries.ts'
import { personalityResult } from '#course/personality/server/score.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Chance } from './chance.ts'
import { insertMany } from './insert-many.ts'
import type { Person } from './people.ts'

/** Answers that lean towards the type each student chose, and the scores they give. */
export async function takeTests(tx: Tx, chance: Chance, students: readonly Person[]): Promise<void> {
  const asked = await readStatements(tx)
  const answers = []
  const results = []
  for (const { id, personality, created_at } of students) {
    const scored = asked.map((statement) => {
      const agrees = (statement.type === personality) !== statement.reverse
      return { ...statement, score: agrees ? chance.between(3, 5) : chance.between(1, 4) }
    })
    answers.push(...scored.map((one) => ({ account_id: id, statement_id: one.id, score: one.score })))
    results.push(
      ...personalityResult(scored).map((one) => ({ ...one, account_id: id, answered_at: created_at })),
    )
  }
  await insertMany(tx, 'personality_answer', answers)
  await insertMany(tx, 'personality_result', results)
}
