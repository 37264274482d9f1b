import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hungarianTexts, textOf } from '#app/web/build/texts.ts'

/** Writes the type of every text from the files of texts; with --check only says whether it is up to date. */
const TYPES = join(import.meta.dirname, '../app/web/texts.generated.ts')

const lines = hungarianTexts().map((hungarian) => {
  const name = `#${hungarian.replace('features/', '')}`
  const english = name.replace('.hu.', '.en.')
  return `  '${textOf(`/${hungarian}`)?.namespace}': Both<typeof import('${name}'), typeof import('${english}')>`
})

const types = `/** Hungarian decides which keys there are; English has them all, or this file does not pass the types. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }
type Both<Hu extends { default: object }, _En extends { default: SameKeys<Hu['default']> }> = Hu['default']

/** Every text of the product, by its folder, with \`-staff\` for what only staff read. Written by \`npm run types\`. */
export interface Texts {
${lines.join('\n')}
}
`
if (!process.argv.includes('--check')) writeFileSync(TYPES, types)
else if (readFileSync(TYPES, 'utf8') !== types) {
  process.stderr.write('texts.generated.ts is out of date: npm run types\n')
  process.exitCode = 1
}
