const LINE_LENGTH = 42
const CUE_SECONDS = 5.5

export interface Cue {
  start: number
  end: number
  text: string
}

export function captionsOf(sentence: string, start: number, end: number): Cue[] {
  const secondsPerLetter = (end - start) / sentence.length
  const pieces = splitToFit(sentence, CUE_SECONDS / secondsPerLetter)
  let now = start
  return pieces.map((text, index) => {
    const isLast = index === pieces.length - 1
    const cue = { start: now, end: isLast ? end : now + (text.length + 1) * secondsPerLetter, text }
    now = cue.end
    return cue
  })
}

/** Short sentences of one slide share a cue, or they would flash by. */
export function mergeShort(cues: Cue[]): Cue[] {
  const merged: Cue[] = []
  for (const cue of cues) {
    const previous = merged.at(-1)
    if (!previous || !canShare(previous, cue)) {
      merged.push(cue)
      continue
    }
    merged[merged.length - 1] = { start: previous.start, end: cue.end, text: `${previous.text} ${cue.text}` }
  }
  return merged
}

/** Nobody reads faster than this; a cue that would ask for it stays into the pause that follows. */
export const LETTERS_A_SECOND = 17

export function slowEnough(cues: readonly Cue[]): Cue[] {
  return cues.map((cue, place) => {
    const needed = cue.start + cue.text.length / LETTERS_A_SECOND
    const next = cues[place + 1]?.start ?? Infinity
    return { ...cue, end: Math.max(cue.end, Math.min(needed, next)) }
  })
}

const canShare = (first: Cue, second: Cue): boolean =>
  second.end - first.start <= CUE_SECONDS && fitsTwoLines(`${first.text} ${second.text}`)

function splitToFit(text: string, maxLetters: number): string[] {
  if (text.length <= maxLetters && fitsTwoLines(text)) return [text]
  const at = bestBreak(text, (index) => (/[,;:–]/.test(text[index - 1] ?? '') ? 14 : 0))
  if (at < 0) return [text]
  return [text.slice(0, at), text.slice(at + 1)].flatMap((half) => splitToFit(half, maxLetters))
}

const fitsTwoLines = (text: string): boolean => linesOf(text).every((line) => line.length <= LINE_LENGTH)

function linesOf(text: string): string[] {
  if (text.length <= LINE_LENGTH) return [text]
  const at = bestBreak(text, () => 0)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** The space nearest to the middle, where `bonus` letters may be walked for a better place. */
function bestBreak(text: string, bonus: (space: number) => number): number {
  const cost = (space: number) => Math.abs(space - text.length / 2) - bonus(space)
  const spaces = [...text.matchAll(/ (?!–)/g)].map((match) => match.index)
  return spaces.toSorted((a, b) => cost(a) - cost(b))[0] ?? -1
}

function timestamp(seconds: number): string {
  const date = new Date(Math.round(seconds * 1000))
  return date.toISOString().slice(11, 23)
}

const escapeCue = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function toVtt(cues: Cue[]): string {
  const blocks = cues.map(
    (cue) =>
      `${timestamp(cue.start)} --> ${timestamp(cue.end)}\n${escapeCue(linesOf(cue.text).join('\n'))}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}
