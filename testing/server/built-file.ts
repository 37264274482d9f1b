import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const MANIFEST = join(import.meta.dirname, '../../app/web/dist/.vite/manifest.json')

/** The script of one chunk of the web, by its name (app/web/build/chunks.ts) or the module that comes by itself: `4xY0-_k.js`. */
export function scriptOf(name: string): string {
  const chunks: { name?: string; file: string }[] = Object.values(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  const [one, ...others] = chunks.filter((chunk) => chunk.name === name && chunk.file.endsWith('.js'))
  if (!one || others.length > 0)
    throw new Error(`${name} is the name of ${others.length + (one ? 1 : 0)} scripts`)
  return basename(one.file)
}
