import { join } from 'node:path'
import { atOnce } from '#platform/server/limits.ts'
import { queueOf } from '#platform/server/queue.ts'
import { refuse } from '#platform/server/refuse.ts'
import { sandbox } from '#platform/server/sandbox.ts'
import type { FileAnswer, FileOrder, ReadFile } from './read-file.ts'

const inTurn = queueOf({ name: 'questionFiles', atOnce: 1, waiting: atOnce.questionFiles.most })

const read = sandbox<FileOrder, FileAnswer>({
  program: join(import.meta.dirname, 'read-process.ts'),
  // 10,000 questions in 16 MiB take 1 s and 340 MiB, the worst file of that size that was found 3 s.
  most: { work: 8_000, memory: 800 * 1024 * 1024, patience: 60_000 },
})

/** The questions of a file that somebody sent, one file at a time. Refuses what is no file of questions. */
export const readSent = (
  content: () => Promise<Uint8Array>,
  { language, encoding }: Omit<FileOrder, 'bytes'>,
): Promise<ReadFile> =>
  inTurn(async () => {
    const answer = await read({ bytes: await content(), language, encoding })
    if (!answer) return refuse('question-file-unreadable')
    if ('file' in answer) return answer.file
    return refuse(answer.refused, answer.line ? { detail: { line: answer.line } } : {})
  })
