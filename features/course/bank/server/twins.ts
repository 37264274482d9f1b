import { foldPrompt } from '#course/authoring/server/prompt-keys.ts'
import type { FileQuestion } from '../file-parts.ts'
import type { FileContent, ReadQuestion } from './formats/question.ts'
import type { BankRow } from './queries.ts'

type Asked = Pick<FileContent, 'number'> & Pick<FileContent['texts'], 'prompt' | 'options' | 'matches'>

const promptOf = ({ prompt }: Asked) => foldPrompt(prompt)
/** Everything that tells one question from another: many ask "Which is true?". */
const wholeOf = ({ prompt, options, matches, number }: Asked) =>
  JSON.stringify([foldPrompt(prompt), options.map(foldPrompt), matches.map(foldPrompt), number])

export const askedIn = ({ number, texts }: FileContent): Asked => ({ number, ...texts })

/** What the bank has, by what it asks; it grows with what is taken from a file. */
export interface Known {
  /** The same question in this module or, as null, above it in the file; undefined where there is none. */
  same(asked: Asked): BankRow | null | undefined
  /** Another question that asks the same with other options, or in another module. */
  twin(asked: Asked): BankRow | null | undefined
  add(asked: Asked): void
}

export function knownOf(rows: readonly BankRow[], module: string): Known {
  const whole = new Map<string, BankRow | null>()
  const prompts = new Map<string, BankRow | null>()
  const add = (asked: Asked, row: BankRow | null) => {
    const isHere = row === null || row.module_id === module
    if (isHere && !whole.has(wholeOf(asked))) whole.set(wholeOf(asked), row)
    if (!prompts.has(promptOf(asked))) prompts.set(promptOf(asked), row)
  }
  for (const row of rows) add(row, row)
  return {
    same: (asked) => whole.get(wholeOf(asked)),
    twin: (asked) => prompts.get(promptOf(asked)),
    add: (asked) => add(asked, null),
  }
}

/** What would become of a question, and the one that it is like. */
export function outcomeOf(
  { content, warnings }: ReadQuestion,
  known: Known,
): Pick<FileQuestion, 'outcome' | 'twin'> {
  if (!content) return { outcome: 'not-taken', twin: null }
  const asked = askedIn(content)
  const same = known.same(asked)
  if (same !== undefined) return { outcome: 'there', twin: twinOf(same) }
  const twin = known.twin(asked)
  known.add(asked)
  if (twin !== undefined) return { outcome: 'twin', twin: twinOf(twin) }
  return { outcome: warnings.length > 0 ? 'warned' : 'taken', twin: null }
}

const twinOf = (row: BankRow | null) => row && { _id: row.id, module: row.position }
