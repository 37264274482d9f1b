import type { Plugin } from 'vite'

/** Mantine's colours that nothing here is given, nor its shadows but for one: the product's own stand in tokens.css. */
const UNUSED = 'pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange'
const STYLES = /@mantine\/core\/styles\/default-css-variables\.css$/
const VALUES = /MantineProvider\/default-colors\.mjs$/
const IN_STYLES = new RegExp(
  `--mantine-(color-(${UNUSED})-[\\w-]+|primary-color-\\d|shadow-(xs|sm|md|xl)):[^;]+;`,
  'g',
)
const IN_VALUES = new RegExp(`\\b(${UNUSED}): \\[[^\\]]+\\],?`, 'g')

/** Leaves of Mantine's palettes and shadows those that are used: the others were 2 KB of each first load, and variables to compute. */
export function usedPalettes(): Plugin {
  return {
    name: 'rajt:used-palettes',
    enforce: 'pre',
    transform: {
      filter: { id: [STYLES, VALUES] },
      handler: (code, id) => ({ code: code.replace(STYLES.test(id) ? IN_STYLES : IN_VALUES, ''), map: null }),
    },
  }
}
