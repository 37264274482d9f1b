import { join } from 'node:path'
import type { Plugin } from 'vite'

const PLATFORM = join(import.meta.dirname, '../../../platform')

/** While developing, the page's icon and font have an address of their own: they stand outside the folder that is served. */
export const filesOutside = (): Plugin => ({
  name: 'rajt:files-outside',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => page.replaceAll('"../../platform', `"/@fs${PLATFORM}`),
  },
})
