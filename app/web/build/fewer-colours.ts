import type { Plugin } from 'vite'

/** Palettes of Mantine that no page of ours shows: the tokens name every colour there is. */
const UNUSED =
  /--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;}]+;?/g

export function fewerColours(): Plugin {
  return {
    name: 'rajt:fewer-colours',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@mantine/core/styles/default-css-variables.css')) return null
      return { code: code.replace(UNUSED, ''), map: null }
    },
  }
}
