import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { copyFiles } from '#platform/server/copy-files.ts'
import { openFiles } from '#platform/server/open-files.ts'
import { readSettings } from '#platform/server/settings.ts'

// `npm run files -- copy <from> <to>`: uploads from a folder into a bucket or back, each of them a folder or what
// FILES_URL would be; with the key of the store in the settings. Ends with 0 when both sides have the same hashes.
const [word, from = '', to = ''] = process.argv.slice(2)
if (word !== 'copy' || !from || !to) fail('say what to copy: npm run files -- copy <from> <to>')

const addressOf = (place: string) => (/^(s3|file):/.test(place) ? place : pathToFileURL(resolve(place)).href)
const opened = (place: string) => openFiles(readSettings({ ...process.env, FILES_URL: addressOf(place) }))

try {
  const { files, bytes, copied, hash } = await copyFiles(await opened(from), await opened(to), console.log)
  console.log(`${files} files of ${bytes} bytes are the same on both sides; ${copied} were copied now.`)
  console.log(`SHA-256 of their list: ${hash}`)
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  fail(error.message)
}

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}
