import { Readable } from 'node:stream'
import type { QuestionContent } from '#course/exam/question-content.ts'
import type { Language } from '#platform/contract/parts.ts'
import { query } from '#platform/server/request.ts'
import { bank } from '../calls.ts'
import type { WrittenFormat } from '../file-parts.ts'
import type { FileContent } from './formats/question.ts'
import { writeFile } from './formats/write-file.ts'
import { findModule } from './module.ts'
import { questionsInUse } from './queries.ts'

const files: Record<WrittenFormat, { mediaType: string; extension: string }> = {
  'moodle-xml': { mediaType: 'application/xml', extension: 'xml' },
  gift: { mediaType: 'text/plain; charset=utf-8', extension: 'gift.txt' },
}

/** The questions of a module as they were last published, in one language. */
export const write = query(bank.write, async function write({ db, params, query: { format, language } }) {
  const { id, key } = await findModule(db, params.id)
  const rows = await questionsInUse(db, id)
  const named = rows.map((row) => ({
    name: row.key,
    content: contentIn(row.content as unknown as QuestionContent, language),
  }))
  const { mediaType, extension } = files[format]
  return {
    content: Readable.from(writeFile(format, named, language)),
    mediaType,
    name: `${key}.${language}.${extension}`,
  }
})

const contentIn = ({ hu, en, lesson: _, ...content }: QuestionContent, language: Language): FileContent => ({
  ...content,
  texts: { hu, en }[language],
})
