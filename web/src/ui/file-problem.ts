import type { Upload } from '@rajt/contract/call'
import type { Failure } from '../plumbing/failure.ts'

type Wrong = 'tooLarge' | 'badFormat'
/** Why a file was not taken: what can be seen before it is sent, or the failure of sending it. */
export type FileProblem = Wrong | Failure

/** What is wrong with a chosen file before it is sent (spec 5); null when nothing is. */
export function wrongWith({ size, type }: Pick<File, 'size' | 'type'>, upload: Upload): Wrong | null {
  if (!upload.types.some((one) => one === type)) return 'badFormat'
  return size > upload.maxBytes ? 'tooLarge' : null
}

/** The same in the server's eyes, whose own words say less about the size and the format. */
export function problemOf(failure: Failure, field: string): FileProblem {
  if (failure.code === 'body-too-large') return 'tooLarge'
  return failure.fields[field] && failure.code === 'invalid-request' ? 'badFormat' : failure
}
