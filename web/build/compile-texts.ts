import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const TEXTS = /\/text\.(hu|en)\.ts$/

type Texts = { [key: string]: string | Texts }

/** Turns each `text.hu.ts` and `text.en.ts` into its compiled messages. */
export function compileTexts(): Plugin {
  return {
    name: 'rajt:compile-texts',
    enforce: 'pre',
    async load(id) {
      if (!TEXTS.test(id)) return null
      const { default: texts } = await import(`${pathToFileURL(id).href}?${statSync(id).mtimeMs}`)
      return { code: `export default ${JSON.stringify(compileAll(texts))}`, moduleType: 'js' }
    },
  }
}

function compileAll(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileAll(text),
    ]),
  )
}
