import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The second copy of a contract module: the one that forms take their schemas from. */
const APART = '?shapes'
const IMPORT =
  /import\s*\{([^}]*)\}\s*from\s*["']((?:#platform\/contract|#(?!platform\/|app\/)[\w-]+\/[\w-]+|\.\.)\/[\w-]+\.ts)["'];?/g
/** `Email`, and the two that make one. */
const SCHEMA = /^([A-Z][a-z]|text$|optionalText$)/

/**
 * A page needs of a contract module its calls and limits; its schemas, and the validator with them, only where a form
 * checks by them. A module cannot be cut in two by the bundler, so it is there twice, and each copy loses what nobody
 * takes from it: sign-in, home page and lesson come without the validator (14 KB of their first load).
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
      handler: (code) => ({ code: code.replace(IMPORT, apart), map: null }),
    },
  }
}

/** `import { Email, limits } from …` as two imports, the schemas from the other copy. */
function apart(whole: string, names: string, from: string): string {
  const all = names.split(',').filter((name) => name.trim())
  const schemas = all.filter((name) => SCHEMA.test(name.trim()))
  if (schemas.length === 0) return whole
  const others = all.filter((name) => !schemas.includes(name))
  const lines = [`import {${schemas}} from "${from}${APART}";`]
  if (others.length > 0) lines.push(`import {${others}} from "${from}";`)
  return lines.join('\n')
}
