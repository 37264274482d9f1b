import * as z from 'zod/mini'

/** How the letters of a text file may have been written; the browser's own names, and IBM's code page of DOS. */
const unicode = ['utf-8', 'utf-16le', 'utf-16be'] as const
export const encodings = [...unicode, 'windows-1250', 'ibm852', 'iso-8859-2', 'windows-1252'] as const
export const Encoding = z.enum(encodings)
export type Encoding = z.infer<typeof Encoding>
