import type { Upload } from '#platform/contract/call.ts'
import { type Failure, isFailure } from '#platform/web/failure.ts'

type Wrong = 'tooLarge' | 'badFormat'
/** Why a file was not taken: what can be seen before it is sent, or the failure of sending it. */
export type FileProblem = Wrong | Failure

/** What browsers call a file by its name, where its content has only one type (Word, Excel and PowerPoint before 2007), or none of its own. */
const otherNames: Record<string, readonly string[]> = {
  'application/x-cfb': ['application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint'],
  'audio/mp4': ['audio/x-m4a'],
  'text/vtt': ['.vtt'],
  // Windows' own name for it.
  'application/zip': ['application/x-zip-compressed'],
  // Where Excel is installed, Windows takes a CSV for one of its own.
  'text/csv': ['application/vnd.ms-excel', 'text/plain'],
  'application/xml': ['text/xml'],
}

/** The types that a browser may give to a file which the server takes. */
export const browserTypes = ({ types }: Pick<Upload, 'types'>) =>
  types.flatMap((type) => [...(otherNames[type] ?? []), type])

/** Every browser knows pictures; of documents some know nothing, and the server reads what they are. */
const isUnknown = (type: string, { types }: Pick<Upload, 'types'>) =>
  type === '' && !types.every((one) => one.startsWith('image/'))

/** What is wrong with a chosen file before it is sent (spec 5); null when nothing is. */
export function wrongWith({ size, type }: Pick<File, 'size' | 'type'>, upload: Upload): Wrong | null {
  if (!browserTypes(upload).includes(type) && !isUnknown(type, upload)) return 'badFormat'
  return size > upload.maxBytes ? 'tooLarge' : null
}

/** Whether sending failed because of the file in this field, so that another one may do. */
export const isAboutFile = (failure: unknown, field: string): failure is Failure =>
  isFailure(failure) && (failure.code === 'body-too-large' || failure.fields[field] !== undefined)

/** The same in the server's eyes, whose own words say less about the size and the format. */
export function problemOf(failure: Failure, field: string): FileProblem {
  if (failure.code === 'body-too-large') return 'tooLarge'
  return failure.fields[field] && failure.code === 'invalid-request' ? 'badFormat' : failure
}
