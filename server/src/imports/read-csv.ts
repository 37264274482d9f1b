import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { type Info, type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { refuse } from '../plumbing/refuse.ts'
import { gathering, type TableRow } from './table.ts'

const DELIMITERS = [';', ',', '\t'] as const
/** Characters that are read before somebody else has their turn; a header is no longer. */
const PIECE = 32 * 1024
// What no table holds: a file with these is something else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this finds
const BINARY = /[\u0000-\u0008\u000e-\u001f]/

const options: Options = { info: true, relax_column_count: true, skip_empty_lines: true }

/**
 * The rows of a text; `knows` says how many of a header's names are known, by which the separator is found.
 */
export async function readCsv(
  content: Buffer,
  knows: (header: readonly string[]) => number,
): Promise<TableRow[]> {
  const text = textOf(content)
  if (BINARY.test(text)) return refuse('import-unreadable')
  const known = DELIMITERS.map((delimiter) => ({ delimiter, count: knows(headerOf(text, delimiter)) }))
  const { delimiter } = known.reduce((best, one) => (one.count > best.count ? one : best))
  const { rows, add } = gathering()
  const records = Readable.from(piecesOf(text)).pipe(parse({ ...options, delimiter }))
  for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: Info }>)
    add(info.records + info.empty_lines, record)
  return rows
}

/** UTF-8 with or without its mark; UTF-16 with it; otherwise what Excel writes in this country. */
function textOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1250').decode(content)
  }
}

async function* piecesOf(text: string) {
  for (let from = 0; from < text.length; from += PIECE) {
    yield text.slice(from, from + PIECE)
    await turn()
  }
}

function headerOf(text: string, delimiter: string): string[] {
  try {
    const [header = []] = parseAtOnce(text.slice(0, PIECE), { ...options, info: false, delimiter, to: 1 })
    return header
  } catch {
    // With another separator the quotes may be right.
    return []
  }
}
