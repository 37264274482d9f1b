import { join } from 'node:path'

/** A path inside the project's folder, wherever that stands. */
export const inProject = (path: string) => join(import.meta.dirname, '../..', path)
