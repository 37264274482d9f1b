import { createReadStream } from 'node:fs'
import { parseStream } from 'music-metadata'
import type { MediaOrder, MediaRead } from './media.ts'
import { FILE_OF_ORDER, serve } from './sandbox-process.ts'

/** Reads how long videos and audio of strangers are, for media.ts. Nothing in them is decoded. */
serve(async ({ mediaType, bytes }: MediaOrder): Promise<MediaRead> => {
  const content = createReadStream('', { fd: FILE_OF_ORDER, start: 0, autoClose: false })
  try {
    const about = { mimeType: mediaType, size: bytes }
    const { format } = await parseStream(content, about, { duration: true, skipCovers: true })
    return { seconds: format.duration ?? null, hasVideo: format.hasVideo ?? null }
  } catch {
    // The reader reads every other file: the failure is the file's.
    return { seconds: null, hasVideo: null }
  } finally {
    content.destroy()
  }
})
