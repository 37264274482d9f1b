import { SaxesParser } from 'saxes'

/** What somebody who reads a part listens to; names come without their prefix. */
interface Ears {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Elements inside each other; a sheet has six. */
const DEEPEST = 50

/**
 * Reads UTF-8 as it comes. Throws at the first thing that is no XML, a document's own entities included, and at
 * elements too deep inside each other.
 */
export async function readXml(chunks: AsyncIterable<Buffer>, ears: Ears): Promise<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > DEEPEST) throw new Error('elements too deep')
    ears.open?.(withoutPrefix(name), attributes)
  })
  parser.on('text', (text) => ears.text?.(text))
  parser.on('cdata', (text) => ears.text?.(text))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    ears.close?.(withoutPrefix(name))
  })
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }))
  parser.write(decoder.decode()).close()
}
