import type { Encoding } from '#platform/contract/encoding.ts'
import type { Language } from '#platform/contract/parts.ts'
import { bankLimits, type FileFormat } from '../../file-parts.ts'
import { readAiken } from './aiken.ts'
import { decoded } from './decode.ts'
import { readGift } from './gift.ts'
import { readMoodle } from './moodle.ts'
import type { ReadQuestion } from './question.ts'
import { BrokenXml } from './xml-tree.ts'

export interface FileOrder {
  bytes: Uint8Array
  /** In which its questions are written. */
  language: Language
  encoding: Encoding | null
}

export interface ReadFile {
  format: FileFormat
  encoding: Encoding
  questions: ReadQuestion[]
}

export type Unread =
  | 'question-file-unreadable'
  | 'question-file-broken'
  | 'question-file-too-long'
  | 'question-file-empty'
export type FileAnswer = { file: ReadFile } | { refused: Unread; line?: number }

/** All questions of a file, each taken or with the reason why not. */
export async function readFile({ bytes, language, encoding: chosen }: FileOrder): Promise<FileAnswer> {
  const read = await decoded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), chosen)
  if (!read || isBinary(read.text)) return { refused: 'question-file-unreadable' }
  const { text, encoding } = read
  const format = formatOf(text)
  const questions: ReadQuestion[] = []
  try {
    for (const question of questionsOf(format, text, language)) {
      if (questions.length === bankLimits.questions) return { refused: 'question-file-too-long' }
      questions.push({ number: questions.length + 1, ...question })
    }
  } catch (error) {
    if (error instanceof BrokenXml) return { refused: 'question-file-broken', line: error.line }
    throw error
  }
  if (questions.length === 0) return { refused: 'question-file-empty' }
  return { file: { format, encoding, questions } }
}

/** By what it holds, whatever it is called. */
function formatOf(text: string): FileFormat {
  if (/^\s*</.test(text)) return 'moodle-xml'
  // In small letters it may be a line of a question of GIFT, which has braces.
  return (text.includes('{') ? /^ANSWER:[ \t]*[A-Z]\b/m : /^ANSWER:[ \t]*[A-Z]\b/im).test(text)
    ? 'aiken'
    : 'gift'
}

function questionsOf(format: FileFormat, text: string, language: Language) {
  if (format === 'moodle-xml') return readMoodle(text.replace(/^\s+/, ''), language)
  return format === 'aiken' ? readAiken(text) : readGift(text, language)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this finds
const BINARY = /[\u0000-\u0008\u000e-\u001f]/g
/** Of its signs; no text has as many that stand for nothing. */
const FEW = 1 / 100

const isBinary = (text: string) => {
  let count = 0
  for (const _ of text.matchAll(BINARY)) count += 1
  return count > text.length * FEW
}
