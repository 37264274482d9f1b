import { profile } from '@rajt/contract/profile'

const { maxBytes, types } = profile.changePicture.upload
const MEGABYTE = 1024 * 1024

export const pictureLimits = { megabytes: maxBytes / MEGABYTE, accept: types.join(',') }

/** What is wrong with a chosen file before it is sent (spec 5); null when nothing is. */
export function wrongWith({ size, type }: Pick<File, 'size' | 'type'>): 'tooLarge' | 'badFormat' | null {
  if (!(types as readonly string[]).includes(type)) return 'badFormat'
  return size > maxBytes ? 'tooLarge' : null
}
