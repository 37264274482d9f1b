import type { FileWarning } from '../../file-parts.ts'
import { between } from './between.ts'
import { unescaped } from './gift-escapes.ts'
import { plainText, type TextFormat, textFormats } from './plain-text.ts'
import { NotTaken } from './question.ts'

/** What a question of GIFT is made of, all of it with its escaped signs out of the way. */
export interface Parts {
  name: string
  prompt: string
  /** What stands between the braces; null where there are none. */
  answers: string | null
  why: string
}

/** Where the answers stand within a sentence, as Moodle shows it. */
const GAP = '_____'

export function partsOf(text: string): Parts {
  const { name, rest } = named(text)
  const [from, to] = [rest.indexOf('{'), rest.indexOf('}')]
  if (from < 0 && to < 0) return { name, prompt: rest, answers: null, why: '' }
  const isBroken = from < 0 || to < from || rest.indexOf('{', from + 1) >= 0 || rest.indexOf('}', to + 1) >= 0
  if (isBroken) throw new NotTaken('broken')
  const after = between(rest, to + 1).trimEnd()
  const before = between(rest, 0, from)
  const inside = between(rest, from + 1, to).trim()
  const explained = inside.lastIndexOf('####')
  return {
    name,
    prompt: after ? `${before}${GAP}${after}` : before.trim(),
    answers: (explained < 0 ? inside : between(inside, 0, explained)).trim(),
    why: explained < 0 ? '' : between(inside, explained + 4).trim(),
  }
}

function named(text: string): { name: string; rest: string } {
  if (!text.startsWith('::')) return { name: '', rest: text }
  const end = text.indexOf('::', 2)
  if (end < 0) return { name: '', rest: between(text, 2) }
  return { name: between(text, 2, end).trim(), rest: between(text, end + 2).trim() }
}

const known = textFormats as readonly string[]

/** A text may say itself how it is written; else it is written as what stands around it. */
export function formatted(text: string, around: TextFormat) {
  const [head = '', name = ''] = /^\s*\[([a-z]{4,8})\]/.exec(text) ?? []
  const isNamed = known.includes(name)
  const format = isNamed ? (name as TextFormat) : around
  const body = unescaped(isNamed ? between(text, head.length) : text)
  return { format, words: (warnings: Set<FileWarning>) => plainText(body, format, warnings) }
}
