import { linesOf } from './lines.ts'
import { checked, type Gathered, NotTaken, type ReadQuestion } from './question.ts'
import { told } from './told.ts'

const OPTION = /^([A-Z])[.)]\s*(\S.*)$/i
const ANSWER = /^ANSWER:(.*)$/i
/** A tool of the other formats that some put behind an answer. */
const OTHER = /^[A-Z_]{3,20}:/
/** The letter of an answer, alone, and others that are named after it. */
const LETTER = /^([A-Z])(?!\p{L})/u
const MORE = /^[A-Z]\s*(?:[,;/&+]|AND|OR|ÉS|VAGY)\s*[A-Z](?!\p{L})/u

interface Block {
  line: number
  prompt: string[]
  options: { letter: string; text: string }[]
  /** An empty line stands after what was read last. */
  isParted: boolean
}

/** The questions of an Aiken file: a prompt, lines with letters, and the letter of the one that is right. */
export function* readAiken(text: string): Iterable<Omit<ReadQuestion, 'number'>> {
  let block: Block | null = null
  let line = 0
  for (const one of linesOf(text)) {
    line += 1
    const words = one.trim()
    if (!words) {
      if (block) block.isParted = true
      continue
    }
    const [, answer] = ANSWER.exec(words) ?? []
    if (answer !== undefined) {
      yield read(block ?? begun(line), answer)
      block = null
      continue
    }
    if (block?.isParted && !optionIn(block, words)) {
      // What has options waits for its answer; what has none was a heading.
      if (block.options.length > 0) yield unanswered(block)
      block = null
    }
    block = added(block ?? begun(line), words)
  }
  if (block && block.options.length > 0) yield unanswered(block)
}

const begun = (line: number): Block => ({ line, prompt: [], options: [], isParted: false })

/** Capital letters always; others, and those after an empty line, only as the next in their row. */
function optionIn({ options, isParted }: Block, words: string): Block['options'][number] | null {
  const [, sign = '', text = ''] = OPTION.exec(words) ?? []
  const letter = sign.toUpperCase()
  if (!letter) return null
  const isNext = letter === String.fromCharCode(FIRST + options.length)
  return isNext || (letter === sign && !isParted) ? { letter, text } : null
}
const FIRST = 'A'.charCodeAt(0)

function added(block: Block, words: string): Block {
  const option = optionIn(block, words)
  block.isParted = false
  if (option) block.options.push(option)
  else if (block.options.length === 0) block.prompt.push(words)
  else if (!OTHER.test(words)) {
    const last = block.options.at(-1)
    if (last) last.text += ` ${words}`
  }
  return block
}

const unanswered = (block: Block) => read(block, '')

function read({ line, prompt, options }: Block, answer: string): Omit<ReadQuestion, 'number'> {
  const gathered: Gathered = { kind: 'single', prompt: prompt.join('\n'), warnings: new Set() }
  const title = () => prompt.join(' ') || options.map(({ text }) => text).join(' ')
  return told({ line, warnings: gathered.warnings, title }, () => {
    gathered.options = options.map(({ text }) => text)
    const said = answer.trim().toUpperCase()
    if (MORE.test(said)) throw new NotTaken('several-right')
    const [, letter] = LETTER.exec(said) ?? []
    const place = options.findIndex((option) => option.letter === letter)
    if (options.length > 1 && place < 0) throw new NotTaken('right-answer')
    gathered.correct = [place]
    return checked(gathered)
  })
}
