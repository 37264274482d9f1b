import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packaged from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const rooms: Record<string, string> = packaged.imports

/** `#course/…` and `./…` as a path. */
function pathOf(imported: string, from: string): string {
  const [room = '', ...rest] = imported.split('/')
  const folder = rooms[`${room}/*`]
  return folder ? join(root, folder.replace('*', rest.join('/'))) : join(dirname(from), imported)
}

function missingIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const words = text.replace(/ from '[^']+'/g, '')
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)]
  return imports.flatMap(([, name = '', imported = '']) => {
    const sheet = readFileSync(pathOf(imported, file), 'utf8')
    const used = words.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
    return [...new Set([...used].map(([, one = '']) => one))]
      .filter((one) => !new RegExp(`\\.${one}\\b`).test(sheet))
      .map((one) => `${file.slice(root.length + 1)}: ${one}`)
  })
}

test('each class that a component names is in its style sheet', () => {
  const files = ['features', 'platform', 'app'].flatMap((folder) =>
    globSync(`${join(root, folder)}/**/*.tsx`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(missingIn)).toEqual([])
})
