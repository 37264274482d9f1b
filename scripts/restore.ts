import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withKey } from './backup/command.ts'
import { restore } from './backup/restore.ts'

// `npm run restore`: what `npm run backup` made, as a new DATA_DIR.
const USAGE =
  'Say from where, with which key and where to: npm run restore -- <backup> --key <file of the key> <new folder>'

await withKey(USAGE, 2, async (key, [file = '', folder = '']) => {
  const to = resolve(folder)
  await restore(resolve(file), to, key)
  const secret = existsSync(join(to, 'secret')) ? '' : ' and the SECRET that was set when the backup was made'
  return `Restored: start it with DATA_DIR=${to}${secret}`
})
