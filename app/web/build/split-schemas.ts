import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The second copy of a contract module: the one that forms take their schemas from. */
const APART = '?shapes'
const CONTRACT = /^(#platform\/contract|#(?!platform\/|app\/)[\w-]+\/[\w-]+|\.\.)\/[\w-]+\.ts$/
/** Shapes alone are named `Email`; the other two make one. */
const SCHEMA = /^([A-Z][a-z]|text$|optionalText$)/

interface Import {
  type: string
  start: number
  end: number
  source?: { value: string }
  specifiers?: { start: number; end: number; imported?: { name: string } }[]
}

/**
 * A page needs of a contract module its calls and limits; its schemas, and the validator with them, only where a form
 * checks by them. A module cannot be cut in two by the bundler, so it is there twice, and each copy loses what nobody
 * takes from it: every page comes without the validator and other pages' schemas (10 KB of each first load).
 */
export function splitSchemas(): Plugin {
  return {
    name: 'rajt:split-schemas',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isWanted = source.endsWith(APART)
      const isWithin = importer?.endsWith(APART) && /^(\.\/|#)/.test(source)
      if (!isWanted && !isWithin) return null
      const found = await this.resolve(source.replace(APART, ''), importer?.replace(APART, ''))
      return found && `${found.id}${APART}`
    },
    load: {
      filter: { id: /\?shapes$/ },
      handler: async (id) => ({ code: await readFile(id.replace(APART, ''), 'utf8'), moduleType: 'ts' }),
    },
    transform: {
      order: 'post',
      filter: { id: /\/(web|ui)\/.*\.tsx?$/ },
      handler(code) {
        const imports = (this.parse(code).body as Import[]).filter(isOfContract)
        return { code: imports.reduceRight(withSchemasApart, code), map: null }
      },
    },
  }
}

const isOfContract = ({ type, source }: Import) =>
  type === 'ImportDeclaration' && CONTRACT.test(source?.value ?? '')

/** `import { Email, limits } from …` as two imports, the schemas from the other copy. */
function withSchemasApart(code: string, { start, end, source, specifiers = [] }: Import): string {
  const isSchema = (one: (typeof specifiers)[number]) => SCHEMA.test(one.imported?.name ?? '')
  const line = (some: typeof specifiers, from: string) =>
    some.length > 0
      ? `import { ${some.map((one) => code.slice(one.start, one.end)).join(', ')} } from '${from}';`
      : ''
  const from = source?.value ?? ''
  if (!specifiers.some(isSchema)) return code
  const schemas = line(specifiers.filter(isSchema), `${from}${APART}`)
  const others = line(
    specifiers.filter((one) => !isSchema(one)),
    from,
  )
  return code.slice(0, start) + schemas + others + code.slice(end)
}
