import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = join(import.meta.dirname, '../../../app/web/dist/.vite/manifest.json')

/** The address of the script that a part is in which comes by itself; its source as its path ends. */
export function scriptOf(source: string): string {
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const [, built] = Object.entries(files).find(([path]) => path.endsWith(source)) ?? []
  if (!built) throw new Error(`${source} has no script of its own`)
  return `/app/${built.file}`
}
