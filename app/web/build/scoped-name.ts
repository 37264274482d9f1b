import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const ROOT = `${import.meta.dirname}/../../..`

/** A class of a module's styles: with one ending for each file, which packs better than one for each class. */
export function scopedName(name: string, file: string): string {
  const [path = ''] = relative(ROOT, file).split('?')
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`
}
