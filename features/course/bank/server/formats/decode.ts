import { isUtf8 } from 'node:buffer'
import { type Encoding, encodings } from '#platform/contract/encoding.ts'
import { textIn } from '#platform/server/encoding/letters.ts'
import { encodingOf } from '#platform/server/encoding/tell.ts'

/** How files call encodings beside the names that browsers have for them. */
const names: Record<string, Encoding> = {
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  cp1250: 'windows-1250',
  cp852: 'ibm852',
  'latin-2': 'iso-8859-2',
  latin2: 'iso-8859-2',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
}
/** Bytes in which an XML file says how it is written. */
const HEAD = 200

/** The text of a file. `chosen`: by somebody who has seen it; null: as it says, or as its words look. */
export async function decoded(
  content: Buffer,
  chosen: Encoding | null,
): Promise<{ text: string; encoding: Encoding } | null> {
  const encoding = chosen ?? (await told(content))
  if (!encoding) return null
  return { encoding, text: textIn(encoding, content) }
}

/** Null where a file names an encoding that nobody here reads. */
async function told(content: Buffer): Promise<Encoding | null> {
  const hasMark = /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)/.test(content.toString('latin1', 0, 3))
  const [, named] =
    /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]{1,40})["']/i.exec(content.toString('latin1', 0, HEAD)) ?? []
  if (hasMark || (!named && content.includes(0))) return (await encodingOf(content)).encoding
  const said = named ? known(named.toLowerCase()) : 'utf-8'
  return !said || maybe(said, content) ? said : (await encodingOf(content)).encoding
}

/** Programs that save a file anew leave what it says of itself: UTF-16 cannot be read byte by byte as here. */
const maybe = (said: Encoding, content: Buffer): boolean =>
  said === 'utf-8' ? isUtf8(content) : !said.startsWith('utf-16')

const known = (name: string): Encoding | null => names[name] ?? encodings.find((one) => one === name) ?? null
