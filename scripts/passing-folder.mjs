import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What a run's databases, uploads and browser profiles take together at most, and what its programs need beside them. */
const FOLDER_BYTES = 4 * 2 ** 30
const PROGRAMS_BYTES = 6 * 2 ** 30

/**
 * A folder for the temporary files of a whole run, gone with this process: in memory where there is room. Each test file
 * has a database of its own, of more than a thousand files; to make and remove these on a disk took a fifth of the
 * processor time of all tests.
 */
export function passingFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'rajt-run-'))
  // Whoever starts it as root runs the databases as somebody else, who has to get to their folders inside.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoomInMemory() {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= FOLDER_BYTES && freemem() >= FOLDER_BYTES + PROGRAMS_BYTES
}
