import { resolve } from 'node:path'
import { readSettings } from '#platform/server/settings.ts'
import { backUp } from './backup/back-up.ts'
import { withKey } from './backup/command.ts'

// `npm run backup`: the embedded database and its files, while the platform runs, as one encrypted file.
const USAGE = 'Say where to and with which key: npm run backup -- <new file> --key <file of the key>'

await withKey(USAGE, 1, async (key, [file = '']) => {
  const { bytes, files, missing } = await backUp(readSettings(process.env), resolve(file), key)
  for (const name of missing) console.error(`A row names ${name}, which is not among the files.`)
  return `Backed up the database and ${files} files: ${resolve(file)}, ${(bytes / 1e6).toFixed(1)} MB`
})
