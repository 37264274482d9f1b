import { profile } from '@rajt/contract/profile'
import type { Failure } from '../plumbing/failure.ts'

const { maxBytes, types } = profile.changePicture.uploads.file
const MEGABYTE = 1024 * 1024

export const pictureLimits = { megabytes: maxBytes / MEGABYTE, accept: types.join(',') }

type Wrong = 'tooLarge' | 'badFormat'
/** Why a picture was not taken: a word of this page, or the failure of sending it. */
export type Problem = Wrong | Failure

/** What is wrong with a chosen file before it is sent (spec 5); null when nothing is. */
export function wrongWith({ size, type }: Pick<File, 'size' | 'type'>): Wrong | null {
  if (!(types as readonly string[]).includes(type)) return 'badFormat'
  return size > maxBytes ? 'tooLarge' : null
}

/** The same in the server's eyes; its own words say less than this page's about the size and the format. */
export function problemOf(failure: Failure): Problem {
  if (failure.code === 'body-too-large') return 'tooLarge'
  return failure.fields.file && failure.code === 'invalid-request' ? 'badFormat' : failure
}
