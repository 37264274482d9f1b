import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { sandbox } from './sandbox.ts'

export interface MediaOrder {
  mediaType: string
  bytes: number
}

export interface MediaRead {
  /** Null where the file does not say it. */
  seconds: number | null
  /** Null where its kind leaves no doubt. */
  hasVideo: boolean | null
}

const measured = sandbox<MediaOrder, MediaRead>({
  program: join(import.meta.dirname, 'media-process.ts'),
  // The costliest file is an MP3 that does not say its length: 500 MB take 9 s of work.
  most: { work: 30_000, memory: 400 * 1024 * 1024, patience: 90_000 },
})

/** How long a video or audio plays, read in a process of its own. Null where that took more than it may. */
export async function readMedia(path: string, order: MediaOrder): Promise<MediaRead | null> {
  const file = await open(path)
  try {
    return await measured(order, undefined, file.fd)
  } finally {
    await file.close()
  }
}
