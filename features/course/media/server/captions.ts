import type { CaptionProblem } from '../parts.ts'

/** What can be read while it is heard: characters of a second, and lines at a time. */
const LETTERS_A_SECOND = 17
const LINES = 2
/** Times are written in whole milliseconds. */
const ROUNDING = 0.001
const CUES = 5_000
/** Cues, and notes beside them. */
const BLOCKS = 2 * CUES
/** Problems that are told at once. */
const TOLD = 20

const TIME = /^(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/
const ARROW = '-->'
/** Blocks that are no cues. */
const ASIDE = /^(NOTE|STYLE|REGION)(\s|$)/

interface Block {
  /** Of the file, from 1. */
  line: number
  lines: string[]
}

/** What is wrong with captions, by the line; none, and they can be read by everybody. The text has line feeds alone. */
export function captionProblemsOf(text: string): CaptionProblem[] {
  const blocks = blocksOf(text)
  const [head, ...others] = blocks
  if (head?.line !== 1 || !/^WEBVTT(\s|$)/.test(head.lines[0] ?? ''))
    return [{ line: 1, problem: 'no-header' }]
  const cues = [...cueBelow(head), ...others].filter(({ lines }) => !ASIDE.test(lines[0] ?? ''))
  if (cues.length === 0) return [{ line: 1, problem: 'no-cues' }]
  if (cues.length > CUES) return [{ line: cues[CUES]?.line ?? 1, problem: 'too-many' }]
  let before = 0
  const problems: CaptionProblem[] = []
  for (const cue of cues) {
    const read = readCue(cue, before)
    problems.push(...read.problems)
    before = read.start ?? before
    if (problems.length >= TOLD) break
  }
  return problems.slice(0, TOLD)
}

/** As the library keeps them: with line feeds alone, and without the mark that some programs write first. */
export const plainCaptions = (text: string) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      open = null
      continue
    }
    if (!open) {
      open = { line: i + 1, lines: [] }
      blocks.push(open)
      // Past so many nothing of it is read.
      if (blocks.length > BLOCKS) break
    }
    open.lines.push(line)
  }
  return blocks
}

/** What players show of the first block: without an empty line below the header its first times begin a cue. */
function cueBelow({ line, lines }: Block): Block[] {
  const at = lines.findIndex((one) => one.includes(ARROW))
  return at < 0 ? [] : [{ line: line + at, lines: lines.slice(at) }]
}

function readCue(
  { line, lines }: Block,
  before: number,
): { start: number | null; problems: CaptionProblem[] } {
  // Its name, where it has one, stands before its times.
  const at = lines[0]?.includes(ARROW) ? 0 : 1
  const times = timesOf(lines[at])
  const told = (offset: number, problem: CaptionProblem['problem']) => ({ line: line + offset, problem })
  if (!times) return { start: null, problems: [told(Math.min(at, lines.length - 1), 'bad-times')] }
  const { start, end } = times
  const said = lines.slice(at + 1)
  const problems: CaptionProblem[] = []
  if (end <= start) problems.push(told(at, 'ends-before-it-starts'))
  else if (letters(said) > (end - start + ROUNDING) * LETTERS_A_SECOND) problems.push(told(at, 'too-fast'))
  if (start < before) problems.push(told(at, 'starts-too-early'))
  if (said.length === 0) problems.push(told(at, 'no-text'))
  if (said.length > LINES) problems.push(told(at + 1 + LINES, 'too-many-lines'))
  return { start, problems }
}

function timesOf(line: string | undefined): { start: number; end: number } | null {
  const [from = '', after = ''] = line?.split(ARROW) ?? []
  // What follows the times says where the cue stands on the picture.
  const start = secondsOf(from.trim())
  const end = secondsOf(after.trim().split(/\s/)[0] ?? '')
  return start === null || end === null ? null : { start, end }
}

function secondsOf(time: string): number | null {
  const match = TIME.exec(time)
  if (!match) return null
  const [hours = 0, minutes = 0, seconds = 0, thousandths = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + seconds + thousandths / 1000
}

/** Marks are not read; an entity is one letter. */
const letters = (lines: readonly string[]) =>
  [
    ...lines
      .join(' ')
      .replaceAll(/<[^<>]{0,200}>/g, '')
      .replaceAll(/&[a-z]{2,6};/g, ' ')
      .trim(),
  ].length
