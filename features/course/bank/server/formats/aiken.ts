import { linesOf } from './lines.ts'
import { checked, type Gathered, NotTaken, type ReadQuestion } from './question.ts'
import { told } from './told.ts'

const OPTION = /^([A-Z])[.)]\s*(\S.*)$/
const ANSWER = /^ANSWER:(.*)$/
/** A tool of the other formats that some put behind an answer. */
const OTHER = /^[A-Z_]{3,20}:/

interface Block {
  line: number
  prompt: string[]
  options: { letter: string; text: string }[]
}

/** The questions of an Aiken file: a prompt, lines with letters, and the letter of the one that is right. */
export function* readAiken(text: string): Iterable<Omit<ReadQuestion, 'number'>> {
  let block: Block | null = null
  let line = 0
  for (const one of linesOf(text)) {
    line += 1
    const words = one.trim()
    if (!words) {
      // What has options waits for its answer; a line without any was a heading.
      if (block && block.options.length > 0) yield unanswered(block)
      block = null
      continue
    }
    const [, answer] = ANSWER.exec(words) ?? []
    if (answer !== undefined) {
      yield read(block ?? { line, prompt: [], options: [] }, answer)
      block = null
      continue
    }
    block = added(block ?? { line, prompt: [], options: [] }, words)
  }
  if (block && block.options.length > 0) yield unanswered(block)
}

function added(block: Block, words: string): Block {
  const [, letter = '', text = ''] = OPTION.exec(words) ?? []
  if (letter) block.options.push({ letter, text })
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
    const [, said = ''] = /^([A-Z])(?![A-Z])/.exec(answer.trim().toUpperCase()) ?? []
    const place = options.findIndex(({ letter }) => letter === said)
    if (options.length > 1 && place < 0) throw new NotTaken('right-answer')
    gathered.correct = [place]
    return checked(gathered)
  })
}
