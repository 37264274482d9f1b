import type { MediumKind } from '../parts.ts'

/** What a file most likely is, so that the form asks what belongs to it; the server decides. */
export function kindOfFile({ type }: Pick<File, 'type'>): MediumKind {
  if (type.startsWith('video/')) return 'video'
  if (type.startsWith('image/')) return 'picture'
  return type.startsWith('audio/') ? 'podcast' : 'worksheet'
}
