import type { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Files } from './files.ts'

/** A stored file, or text, by its path within the zip. */
export type ZipEntry = { path: string; at: Date } & ({ key: string } | { text: string })

/** Told inside of the zip about files that the disk does not have any more. */
interface Missing {
  path: string
  text: (paths: readonly string[]) => string
}

/**
 * Stored files as a zip, sent while it is made: one file is open at a time, and none is compressed, because PDFs and
 * pictures are already. A file that is missing is named in the zip instead of breaking it.
 */
export async function zipOf(
  files: Pick<Files, 'read' | 'size'>,
  entries: readonly ZipEntry[],
  missing: Missing,
): Promise<Readable> {
  const zip = new yazl.ZipFile()
  const lost: string[] = []
  let open: Readable | undefined
  for (const { path, at, ...what } of entries) {
    if ('text' in what) zip.addBuffer(Buffer.from(what.text), path, { mtime: at })
    else if ((await files.size(what.key)) === null) lost.push(path)
    else
      zip.addReadStreamLazy(path, { compress: false, mtime: at }, (give) => {
        open = files.read(what.key)
        give(null, open)
      })
  }
  if (lost.length > 0) zip.addBuffer(Buffer.from(missing.text(lost)), missing.path)
  zip.end()
  const stream = zip.outputStream as Readable
  // Whoever asked for it may go away in the middle of a file.
  stream.once('close', () => open?.destroy())
  zip.on('error', (error) => stream.destroy(error as Error))
  return stream
}

/** What a name may hold in the folders of every system; never a path. */
export const safeName = (name: string) =>
  name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100)
