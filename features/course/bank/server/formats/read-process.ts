import { serve } from '#platform/server/sandbox-process.ts'
import { readFile } from './read-file.ts'

/** Reads files of questions that people send, for read-sent.ts. A failure of a reader ends it, and is the file's fault. */
serve(readFile)
