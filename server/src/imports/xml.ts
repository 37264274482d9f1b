import { SaxesParser } from 'saxes'

/** What somebody who reads a part listens to; names come without their prefix. */
interface Ears {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads UTF-8 as it comes. Throws at the first thing that is no XML, a document's own entities included. */
export async function readXml(chunks: AsyncIterable<Buffer>, ears: Ears): Promise<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('opentag', ({ name, attributes }) => ears.open?.(withoutPrefix(name), attributes))
  parser.on('text', (text) => ears.text?.(text))
  parser.on('cdata', (text) => ears.text?.(text))
  parser.on('closetag', ({ name }) => ears.close?.(withoutPrefix(name)))
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }))
  parser.write(decoder.decode()).close()
}
