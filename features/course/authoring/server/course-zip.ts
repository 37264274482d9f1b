import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { cut } from '#platform/contract/signs.ts'
import { refuse } from '#platform/server/refuse.ts'
import { courseFileLimits as most } from '../course-file-calls.ts'

/** A zip whose list of files was looked through: nothing in it leads out of it, and none of it is unbounded. */
export interface CourseZip {
  /** Paths of its files. */
  paths: readonly string[]
  bytesOf(path: string): number
  /** Unpacked while it is read; refuses a file that is not what the list says. */
  read(path: string): AsyncIterable<Buffer>
  close(): void
}

const FOLDER = /\/$/
/** What a Mac puts beside the files of a folder, and what file managers leave in one. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/
const SYMBOLIC_LINK = 0o120000
const KIND_OF_FILE = 0o170000
/** Small files may grow by more: a line of blanks is no bomb. */
const SMALL = 64 * 1024

/** Refuses what is no zip, and one that is unsafe or too large. */
export async function openCourseZip(path: string): Promise<CourseZip> {
  const zip = await yauzl.openPromise(path, { autoClose: false, strictFileNames: true }).catch(() => null)
  if (!zip) return refuse('course-file-unreadable')
  try {
    const entries = await entriesOf(zip)
    return {
      paths: [...entries.keys()],
      bytesOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      read: (name) => checked(zip, entries.get(name)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > most.entries) return refuse('course-file-too-large')
  const entries = new Map<string, yauzl.Entry>()
  const alike = new Set<string>()
  let unpacked = 0
  for await (const entry of listed(zip)) {
    const path = entry.fileName.normalize('NFC')
    if (BESIDE.test(path)) continue
    demandSafe(entry, path, alike)
    if (FOLDER.test(path)) continue
    if (entry.isEncrypted() || !entry.canDecodeFileData()) return refuse('course-file-unreadable')
    unpacked += entry.uncompressedSize
    if (unpacked > most.unpacked || isBomb(entry)) return refuse('course-file-too-large')
    entries.set(path, entry)
  }
  return entries
}

/** The reader throws at names that lead out of the zip, and at a list that is broken. */
async function* listed(zip: yauzl.ZipFile): AsyncIterable<yauzl.Entry> {
  try {
    yield* zip.eachEntry()
  } catch (error) {
    const isName = /^(?:absolute path|invalid relative path|invalid characters in fileName)/.test(
      String((error as Error).message),
    )
    return refuse(isName ? 'course-file-unsafe' : 'course-file-unreadable')
  }
}

const isBomb = ({ uncompressedSize: size, compressedSize }: yauzl.Entry) =>
  size > SMALL && size > compressedSize * most.growth

function demandSafe(entry: yauzl.Entry, path: string, alike: Set<string>): void {
  const isLink = ((entry.externalFileAttributes >>> 16) & KIND_OF_FILE) === SYMBOLIC_LINK
  // Two that differ by case alone are one file on many machines.
  const folded = path.toLowerCase()
  if (isLink || alike.has(folded) || hasStrangeSigns(path))
    refuse('course-file-unsafe', { detail: { name: cut(path, 200) } })
  alike.add(folded)
}

/** Signs that nobody sees, and what a name of no known encoding becomes. */
const hasStrangeSigns = (path: string) => /[\p{C}\ufffd]/u.test(path) || path.length > 300

/** With its sum, which the reader does not look at. */
async function* checked(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): AsyncIterable<Buffer> {
  if (!entry) return refuse('course-file-unreadable')
  let sum = 0
  let stream: Readable | undefined
  try {
    stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) {
      sum = crc32(chunk, sum)
      yield chunk as Buffer
    }
  } catch {
    return refuse('course-file-unreadable')
  } finally {
    stream?.destroy()
  }
  if (sum !== entry.crc32) return refuse('course-file-unreadable')
}
