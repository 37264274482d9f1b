import { send } from '#platform/web/api.ts'
import { isFailure, isUndecided } from '#platform/web/failure.ts'
import { readStored, store } from '#platform/web/stored.ts'
import { upload } from '#platform/web/upload.ts'
import { media } from '../calls.ts'
import type { Upload } from '../parts.ts'

/** Before the next try: a second, then longer, and never more than half a minute. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** By which the same file is known after a reload. */
const keyOf = ({ name, size, lastModified }: File) => `rajt.upload.${name}.${size}.${lastModified}`

interface Watching {
  /** Of the whole file, 0-100. */
  onPercent: (percent: number) => void
  /** The network is away, and it is tried again by itself. */
  onAway: (isAway: boolean) => void
  signal: AbortSignal
}

/**
 * Sends a file part by part, and answers the id of its upload. What the network does not carry is sent again for as long
 * as it takes; after a reload the same file goes on where it was. Throws the server's refusal.
 */
export async function sendParts(file: File, watching: Watching): Promise<string> {
  let at = await begunOf(file, watching)
  while (at.received < file.size) at = await nextPart(file, at, watching)
  return at._id
}

/** The upload has become a medium: nothing is left to go on with. */
export const forgetParts = (file: File) => store(localStorage, keyOf(file), null)

export async function giveUp(file: File): Promise<void> {
  const id = readStored<string>(localStorage, keyOf(file))
  forgetParts(file)
  if (id) await send(media.abandon, { params: { id } }).catch(() => undefined)
}

async function begunOf(file: File, watching: Watching): Promise<Upload> {
  const id = readStored<string>(localStorage, keyOf(file))
  const begun = id && (await untilAnswered(() => goneOn(id), watching))
  if (begun) return begun
  const body = { name: file.name, bytes: file.size }
  const fresh = await untilAnswered(() => send(media.begin, { body }), watching)
  store(localStorage, keyOf(file), fresh._id)
  return fresh
}

/** Null where it was forgotten meanwhile. */
const goneOn = (id: string): Promise<Upload | null> =>
  send(media.upload, { params: { id } }).catch((failure: unknown) => {
    if (isFailure(failure, 'not-found')) return null
    throw failure
  })

async function nextPart(file: File, { _id: id, received, partBytes }: Upload, watching: Watching) {
  const part = file.slice(received, received + partBytes)
  const tell = (percent: number) =>
    watching.onPercent(Math.floor((100 * received + percent * part.size) / file.size))
  const params = { id, start: String(received) }
  return untilAnswered(
    () =>
      upload(media.send, { params, files: { part } }, tell, watching.signal).catch((failure: unknown) => {
        // Its answer was lost, or another window sends the same file: the server knows where it goes on.
        if (isFailure(failure, 'upload-elsewhere')) return send(media.upload, { params: { id } })
        throw failure
      }),
    watching,
  )
}

async function untilAnswered<T>(ask: () => Promise<T>, { onAway, signal }: Watching): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted()
    try {
      const answer = await ask()
      onAway(false)
      return answer
    } catch (failure) {
      signal.throwIfAborted()
      if (!isUndecided(failure)) throw failure
      onAway(true)
      const { retryAfter = null } = isFailure(failure) ? failure : {}
      await waitFor(retryAfter === null ? pause : retryAfter * 1_000, signal)
    }
  }
}

/** Shorter where the network comes back. */
const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
