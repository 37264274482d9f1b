import type { Readable } from 'node:stream'
import yazl from 'yazl'
import { inBudapest } from './budapest.ts'
import type { Files } from './files.ts'

/** A stored file, text, or what is made on the way, by its path within the zip. */
export type ZipEntry = { path: string; at: Date } & (
  | { key: string }
  | { text: string }
  | { made: () => Readable }
)

/** What is said at the end of the zip, by the paths of those files that the disk does not have any more. */
type Rest = (lost: readonly string[]) => readonly ZipEntry[]

/** A text that names them; nothing where none is missing. */
export const namingMissing =
  (path: string, at: Date, text: (paths: readonly string[]) => string): Rest =>
  (lost) =>
    lost.length > 0 ? [{ path, at, text: text(lost) }] : []

/**
 * Stored files as a zip, sent while it is made: one file is open at a time, and none is compressed, because PDFs and
 * pictures are already. A file that is missing is told of in the zip instead of breaking it.
 */
export async function zipOf(
  files: Pick<Files, 'read' | 'size'>,
  entries: readonly ZipEntry[],
  rest: Rest,
): Promise<Readable> {
  const zip = new yazl.ZipFile()
  const lost: string[] = []
  let open: Readable | undefined
  const add = ({ path, at, ...what }: ZipEntry) => {
    const times = { mtime: onTheClock(at), forceDosTimestamp: true }
    if ('text' in what) return zip.addBuffer(Buffer.from(what.text), path, times)
    return zip.addReadStreamLazy(path, { compress: false, ...times }, (give) => {
      open = 'key' in what ? files.read(what.key) : what.made()
      give(null, open)
    })
  }
  for (const entry of entries) {
    if ('key' in entry && (await files.size(entry.key)) === null) lost.push(entry.path)
    else add(entry)
  }
  for (const entry of rest(lost)) add(entry)
  zip.end()
  const stream = zip.outputStream as Readable
  // Whoever asked for it may go away in the middle of a file.
  stream.once('close', () => open?.destroy())
  zip.on('error', (error) => stream.destroy(error as Error))
  return stream
}

/**
 * Times in a zip are those of a clock, in no zone, and the writer takes the fields of this machine's own zone: a date
 * whose fields there are what clocks in Budapest show. Beside it no other time is written, which would be off by as much.
 */
function onTheClock(moment: Date): Date {
  const shown = inBudapest(moment)
  const day = [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()] as const
  return new Date(...day, shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds())
}

/** Paths apart from each other in every file system: the second of two that are alike says so before its ending. */
export function apart(paths: readonly string[]): string[] {
  const taken = new Set<string>()
  return paths.map((path) => {
    let found = path
    for (let n = 2; taken.has(found.toLowerCase()); n++) found = path.replace(/(\.\w+)?$/, ` (${n})$1`)
    taken.add(found.toLowerCase())
    return found
  })
}
