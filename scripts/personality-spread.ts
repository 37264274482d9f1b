import { join } from 'node:path'
import { SCORE } from '#course/personality/calls.ts'
import { readItems } from '#course/personality/server/import.ts'
import { spreadOf, suggestedToUniform } from '#course/personality/server/spread.ts'
import { chanceFrom } from '#local/demo/chance.ts'
import { personalities } from '#platform/contract/parts.ts'

/** Prints how evenly the personality test spreads people who answer at random, and what it suggests to uniform ones. */
const ANSWERERS = 100_000
const seed = Number(process.argv[2] ?? 20_260_901)
const statements = readItems(join(import.meta.dirname, '../content/personality'))
const chance = chanceFrom(seed)

const shares = spreadOf(statements, ANSWERERS, () => chance.between(SCORE.min, SCORE.max))
console.log(`${ANSWERERS} people answering ${statements.length} statements at random (seed ${seed}):`)
for (const one of personalities) console.log(`  ${one.padEnd(8)} ${shares[one].toFixed(2)} %`)
console.log('The same answer everywhere suggests:')
for (const [i, types] of suggestedToUniform(statements).entries())
  console.log(`  all ${SCORE.min + i}: ${types.join(', ') || 'no type'}`)
