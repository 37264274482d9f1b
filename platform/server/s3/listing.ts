import { SaxesParser } from 'saxes'
import type { Ask } from './ask.ts'

export interface Listed {
  key: string
  at: Date
}
export interface ListedUpload extends Listed {
  uploadId: string
}

/** Every object of the bucket. */
export async function* listObjects(ask: Ask): AsyncIterable<Listed> {
  let after: Record<string, string> = {}
  for (;;) {
    const { text } = await ask({ method: 'GET', query: { 'list-type': '2', ...after } })
    const { texts, items } = readListing(text, 'Contents')
    for (const { Key = '', LastModified = '' } of items) yield { key: Key, at: new Date(LastModified) }
    if (texts.IsTruncated !== 'true' || !texts.NextContinuationToken) return
    after = { 'continuation-token': texts.NextContinuationToken }
  }
}

/** Uploads in parts that were neither finished nor taken back, of keys that begin so. */
export async function* listUploads(ask: Ask, prefix = ''): AsyncIterable<ListedUpload> {
  let after: Record<string, string> = {}
  for (;;) {
    const { text } = await ask({ method: 'GET', query: { uploads: '', prefix, ...after } })
    const { texts, items } = readListing(text, 'Upload')
    for (const { Key = '', UploadId = '', Initiated = '' } of items)
      yield { key: Key, uploadId: UploadId, at: new Date(Initiated) }
    if (texts.IsTruncated !== 'true' || !texts.NextKeyMarker) return
    after = { 'key-marker': texts.NextKeyMarker, 'upload-id-marker': texts.NextUploadIdMarker ?? '' }
  }
}

type Texts = Record<string, string>

/** The texts below the root by their names, and those of each item apart. Throws at what is no XML. */
export function readListing(xml: string, item: string): { texts: Texts; items: Texts[] } {
  const found = { texts: {} as Texts, items: [] as Texts[] }
  const open: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    open.push(name)
    if (open.length === 2 && name === item) found.items.push({})
  })
  parser.on('text', (text) => {
    const [, second = '', third] = open
    const into = second === item ? found.items.at(-1) : found.texts
    const name = second === item ? third : second
    if (into && name && open.length === (second === item ? 3 : 2)) into[name] = (into[name] ?? '') + text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return found
}
