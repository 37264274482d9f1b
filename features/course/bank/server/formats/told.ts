import { cut, firstOf } from '#platform/contract/signs.ts'
import type { FileWarning } from '../../file-parts.ts'
import { type FileContent, NotTaken, type ReadQuestion } from './question.ts'

/** Characters of what a question that is not taken is called. */
const TITLE = 200
const ABOUT = 60

interface About {
  line: number
  warnings: ReadonlySet<FileWarning>
  /** As far as it is known when the question is read, or fails to be. */
  title: () => string
}

/** One question, or why it is not taken: the others are read all the same. */
export function told(
  { line, warnings, title }: About,
  read: () => FileContent,
): Omit<ReadQuestion, 'number'> {
  const outcome = attempt(read)
  const content = 'content' in outcome ? outcome.content : null
  return {
    line,
    title: cut(
      firstOf(title(), TITLE * 4)
        .replace(/\s+/g, ' ')
        .trim(),
      TITLE,
    ),
    content,
    warnings: content ? [...warnings] : [],
    fault: outcome instanceof NotTaken ? outcome.fault : null,
    about: outcome instanceof NotTaken && outcome.about !== null ? cut(outcome.about, ABOUT) : null,
  }
}

function attempt(read: () => FileContent): { content: FileContent } | NotTaken {
  try {
    return { content: read() }
  } catch (error) {
    if (error instanceof NotTaken) return error
    throw error
  }
}
