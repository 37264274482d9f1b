import type { Language } from '#platform/contract/parts.ts'
import type { WrittenFormat } from '../../file-parts.ts'
import { giftOf } from './gift-write.ts'
import { MOODLE_END, MOODLE_HEAD, moodleOf } from './moodle-write.ts'
import type { FileContent } from './question.ts'

export interface Named {
  content: FileContent
  name: string
}

/** A file of questions in one language, in pieces. Read again it is the same questions. */
export function* writeFile(
  format: WrittenFormat,
  questions: Iterable<Named>,
  language: Language,
): Iterable<string> {
  if (format === 'moodle-xml') yield MOODLE_HEAD
  for (const { content, name } of questions)
    yield format === 'gift' ? `${giftOf(content, language, name)}\n` : moodleOf(content, language, name)
  if (format === 'moodle-xml') yield MOODLE_END
}
