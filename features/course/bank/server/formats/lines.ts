import { between } from './between.ts'

/** The lines of a text, one at a time: a file may have millions of empty ones. */
export function* linesOf(text: string): Iterable<string> {
  const ends = /\r\n?|\n/g
  let from = 0
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield between(text, from, end.index)
    from = ends.lastIndex
  }
  yield between(text, from)
}
