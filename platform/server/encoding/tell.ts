import { setImmediate as turn } from 'node:timers/promises'
import type { Encoding } from '#platform/contract/encoding.ts'
import { textIn } from './letters.ts'
import { isLikely } from './likely.ts'

/** How a text was written, and how else it may have been: where there are rivals, nobody can be certain. */
export interface Told {
  encoding: Encoding
  rivals: Encoding[]
}

/** Without a mark, in the order in which they are believed where one is as likely as the other. */
export const candidates = ['utf-8', 'windows-1250', 'ibm852', 'iso-8859-2', 'windows-1252'] as const
/** Of the words that a rival reads differently, the share that has to be unlikely, so that it is none. */
const REFUTED = 0.5
/** Of as many unlikely words of a refuted rival, how many may be unlikely in what is believed. */
const FAULTY = 0.1
/** Words that are judged, and before somebody else has their turn. */
const MOST_WORDS = 10_000
const AT_ONCE = 500
/** UTF-16 has a zero for each sign of ASCII, all on one side: at least this share of a table's bytes. */
const ZEROS = 1 / 8
const OTHER_SIDE = 1 / 20

/** By its mark, by its zeros, or by which words look like names. */
export async function encodingOf(content: Buffer): Promise<Told> {
  const certain = byMark(content) ?? byZeros(content)
  return certain ? { encoding: certain, rivals: [] } : byWords(content)
}

function byMark(content: Buffer): Encoding | null {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  return content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf ? 'utf-8' : null
}

function byZeros(content: Buffer): Encoding | null {
  let [even, odd] = [0, 0]
  for (let at = content.indexOf(0); at >= 0; at = content.indexOf(0, at + 1)) {
    if (at % 2 === 0) even++
    else odd++
  }
  const least = content.length * ZEROS
  if (odd > least && even < odd * OTHER_SIDE) return 'utf-16le'
  return even > least && odd < even * OTHER_SIDE ? 'utf-16be' : null
}

interface Judged {
  encoding: Encoding
  words: string[]
  isUnlikely: boolean[]
  unlikely: number
}

async function byWords(content: Buffer): Promise<Told> {
  const written = wordsOf(content)
  const judged: Judged[] = []
  for (const encoding of candidates) judged.push(await judge(encoding, written))
  const best = judged.reduce((a, b) => (b.unlikely < a.unlikely ? b : a))
  const rivals = judged.filter((one) => one !== best && isRival(one, best))
  return { encoding: best.encoding, rivals: rivals.map(({ encoding }) => encoding) }
}

/** The words with letters beyond ASCII, each once, as they were written. */
function wordsOf(content: Buffer): string[] {
  const words = content.toString('latin1').match(/[A-Za-z\u0080-\u00ff'.-]+/g) ?? []
  return [...new Set(words.filter((word) => /[\u0080-\u00ff]/.test(word)))].slice(0, MOST_WORDS)
}

async function judge(encoding: Encoding, written: readonly string[]): Promise<Judged> {
  const words = textIn(encoding, Buffer.from(written.join('\n'), 'latin1')).split('\n')
  const isUnlikely: boolean[] = []
  for (const word of words) {
    if (isUnlikely.length % AT_ONCE === 0) await turn()
    isUnlikely.push(!isLikely(word))
  }
  return { encoding, words, isUnlikely, unlikely: isUnlikely.filter(Boolean).length }
}

/** By the words that it reads differently. */
function isRival({ words, isUnlikely }: Judged, best: Judged): boolean {
  const differing = [...words.keys()].filter((i) => words[i] !== best.words[i])
  const own = differing.filter((i) => isUnlikely[i]).length
  const bests = differing.filter((i) => best.isUnlikely[i]).length
  return differing.length > 0 && !(own >= differing.length * REFUTED && bests <= own * FAULTY)
}
