import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { domains } from './rooms.ts'
import { filesOf, isProduct } from './sources.ts'

/** One file imports another; both by their paths in the project. */
export interface Arrow {
  from: string
  to: string
}

const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.|#)[^']+)'/g

/** Every import between two files of the product; declarations of types for the compiler alone are left out. */
export const arrowsOf = (root: string): Arrow[] =>
  filesOf(root)
    .filter((path) => isProduct(path) && !path.endsWith('.d.ts'))
    .flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({
        from,
        to: imported(from, name),
      })),
    )

function imported(from: string, name: string): string {
  if (name.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), name))
  const [area = ''] = name.slice(1).split('/')
  return domains.includes(area) ? `features/${name.slice(1)}` : name.slice(1)
}
