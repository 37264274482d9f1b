import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * What Node runs as the platform. With the bound that Node sets itself by the machine's memory, a large export leaves
 * 160 MB of garbage lying; with this one 5 MB, and it takes no longer.
 */
export const server = ['--max-heap-size=512', join(root, 'server/src/main.ts')]
