import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
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

/** Files that are looked for at once, and so the most that are known to be there before they are read. */
const AHEAD = 16

/**
 * Stored files as a zip, sent while it is made: one file is open at a time, none is looked for long before it is sent, and
 * none is compressed, because PDFs and pictures are already. A file that is missing is told of at the end of the zip
 * instead of breaking it; where the store fails the stream breaks off, and nobody takes it for a whole zip.
 */
export function zipOf(
  files: Pick<Files, 'read' | 'size'>,
  entries: readonly ZipEntry[],
  rest: Rest,
): Readable {
  const zip = new yazl.ZipFile()
  const stream = zip.outputStream as Readable
  let open: Readable | undefined
  const add = async ({ path, at, ...what }: ZipEntry): Promise<void> => {
    const times = { mtime: onTheClock(at), forceDosTimestamp: true }
    if ('text' in what) return zip.addBuffer(Buffer.from(what.text), path, times)
    const { promise: sent, resolve, reject } = Promise.withResolvers<void>()
    zip.addReadStreamLazy(path, { compress: false, ...times }, (give) => {
      if (stream.destroyed) return resolve()
      open = 'key' in what ? files.read(what.key) : what.made()
      finished(open, { writable: false }).then(resolve, reject)
      give(null, open)
    })
    return sent
  }
  const fill = async (): Promise<void> => {
    const lost: string[] = []
    for await (const { entry, isLost } of lookedFor(files, entries)) {
      if (stream.destroyed) return
      if (isLost) lost.push(entry.path)
      else await add(entry)
    }
    for (const entry of rest(lost)) await add(entry)
    zip.end()
  }
  const breakOff = (error: unknown) => void stream.destroy(error as Error)
  // Whoever asked for it may go away in the middle of a file.
  stream.once('close', () => open?.destroy())
  zip.on('error', breakOff)
  fill().catch(breakOff)
  return stream
}

/** Some at once: a store far away would be asked for minutes about thousands, one after another. */
async function* lookedFor(files: Pick<Files, 'size'>, entries: readonly ZipEntry[]) {
  for (let from = 0; from < entries.length; from += AHEAD)
    yield* await Promise.all(
      entries.slice(from, from + AHEAD).map(async (entry) => ({
        entry,
        isLost: 'key' in entry && (await files.size(entry.key)) === null,
      })),
    )
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
