import { extname } from 'node:path'
import { cleanLine, countOf, cut, withoutDirections } from '#platform/contract/signs.ts'

/** Characters of a name that stands in a path. */
const PART_MAX = 100
/** Characters; a longer one is a sentence with a full stop in it. */
const ENDING_MAX = 12

/** What a name may hold in the folders of every system; never a path, and nothing that turns the text around. */
export const safeName = (name: string) => bare(cut(plain(name), PART_MAX))

/**
 * A file's name as its sender calls it, as composed characters, without the folders that some browsers and every
 * attacker send along. One that is too long keeps its ending. Empty where nothing of it is left.
 */
export function fileName(sent: string, most: number): string {
  const name = plain(sent.split(/[/\\]/).at(-1) ?? '')
  if (countOf(name) <= most) return name
  const ending = extname(name)
  if (countOf(ending) > ENDING_MAX) return bare(cut(name, most))
  return `${bare(cut(name, most - countOf(ending)))}${ending}`
}

const plain = (name: string) =>
  bare(
    withoutDirections(cleanLine(name.normalize('NFC')))
      .replace(/[<>:"/\\|?*]/g, ' ')
      .replace(/\s+/g, ' '),
  )

/** Without the dots and spaces around it, which some systems drop by themselves. */
function bare(name: string): string {
  const isBare = (at: number) => !'. '.includes(name.charAt(at))
  let [from, to] = [0, name.length]
  while (from < to && !isBare(from)) from++
  while (to > from && !isBare(to - 1)) to--
  return name.substring(from, to)
}
