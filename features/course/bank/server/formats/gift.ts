import type { Language } from '#platform/contract/parts.ts'
import { readTags, type Tags } from './choices.ts'
import { gatherAnswers } from './gift-answers.ts'
import { escapedIn, tagRead, unescaped } from './gift-escapes.ts'
import { formatted, type Parts, partsOf } from './gift-parts.ts'
import { linesOf } from './lines.ts'
import { checked, type Gathered, NotTaken, type ReadQuestion } from './question.ts'
import { told } from './told.ts'

/** Characters of a question with all that can be said of it. */
const LONGEST = 200_000

interface Block {
  /** Of its first line, from 1. */
  line: number
  text: string
  tags: string[]
}

/** The questions of a GIFT file: each stands between empty lines, so that a broken one leaves the others whole. */
export function* readGift(text: string, language: Language): Iterable<Omit<ReadQuestion, 'number'>> {
  for (const block of blocksOf(text)) yield read(block, language)
}

function* blocksOf(text: string): Iterable<Block> {
  let [block, line]: [string[], number] = [[], 0]
  let tags: string[] = []
  let begins = 0
  function* done(): Iterable<Block> {
    if (block.length > 0) yield { line: begins, text: block.join('\n').trim(), tags }
    block = []
    tags = []
  }
  for (const one of linesOf(text)) {
    line += 1
    const words = one.trim()
    if (words.startsWith('//')) tags.push(...tagsIn(words))
    else if (words.startsWith('$CATEGORY:')) yield* done()
    else if (words) {
      if (block.length === 0) begins = line
      block.push(words)
    } else if (block.length > 0) yield* done()
  }
  yield* done()
}

/** `[tag:level:apply]` in a comment before the question. */
const tagsIn = (comment: string) =>
  [...comment.matchAll(/\[tag:([^[\]]{1,200})\]/g)].map(([, tag = '']) => tagRead(tag))

function read({ line, text, tags }: Block, language: Language): Omit<ReadQuestion, 'number'> {
  const gathered: Gathered = { kind: '', prompt: '', warnings: new Set() }
  let title = text
  return told({ line, warnings: gathered.warnings, title: () => title }, () => {
    if (text.length > LONGEST) throw new NotTaken('too-long')
    const parts = partsOf(escapedIn(text))
    title = parts.name ? unescaped(parts.name) : unescaped(parts.prompt)
    gather(parts, readTags(tags), gathered, language)
    const content = checked(gathered)
    title = content.texts.prompt
    return content
  })
}

function gather(parts: Parts, tags: Tags, gathered: Gathered, language: Language): void {
  const prompt = formatted(parts.prompt, 'moodle')
  Object.assign(gathered, pick(tags))
  gathered.prompt = prompt.words(gathered.warnings)
  if (parts.answers === null) throw new NotTaken('kind', 'description')
  gathered.why = formatted(parts.why, prompt.format).words(gathered.warnings)
  gatherAnswers(parts.answers, { gathered, format: prompt.format, language })
  if (tags.kind === 'true-false' && gathered.kind === 'single' && gathered.options?.length === 2)
    gathered.kind = 'true-false'
}

const pick = ({ points, level, validUntil, unit }: Tags): Partial<Gathered> => ({
  ...(points ? { points } : {}),
  ...(level ? { level } : {}),
  ...(validUntil ? { validUntil } : {}),
  ...(unit ? { unit } : {}),
})
