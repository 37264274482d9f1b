import { useEffect, useRef, useState } from 'react'
import { media } from '#course/media/calls.ts'
import { mediaLimits } from '#course/media/parts.ts'
import { fileRefusals } from '#course/media/web/file-refusals.ts'
import { useParts } from '#course/media/web/use-parts.ts'
import { cut } from '#platform/contract/signs.ts'
import { isAboutFile } from '#platform/ui/file-problem.ts'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'

/** A picture that goes into the library while its figure is written, under the name of its file. */
export function useNewPicture(file: File | null) {
  const parts = useParts()
  const [isWaiting, setWaiting] = useState(false)
  const made = useRef<string | null>(null)
  const { run, busy } = useAct(media.add, {
    invalidates: [media.list],
    done: ({ _id }) => {
      parts.done()
      made.current = _id
    },
    failed: (failure) => {
      const isOfFile = isFailure(failure, ...fileRefusals) && isAboutFile(failure, 'upload')
      if (isOfFile) parts.refuse(failure)
      return isOfFile
    },
  })
  const first = useRef(file)
  // Once, as soon as it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (first.current) parts.choose(first.current)
  }, [])
  return {
    parts,
    isBusy: busy || isWaiting,
    /** Its id; null where it was refused. */
    added: async (): Promise<string | null> => {
      const name = parts.sending?.file.name ?? ''
      setWaiting(true)
      const upload = await parts.ended()
      setWaiting(false)
      if (!upload) return null
      const title = cut(name.replace(/\.[^.]+$/, ''), mediaLimits.title) || 'picture'
      const body = { upload, title, transcript: '', workMinutes: null }
      await run({ body, files: { captions: null, poster: null } })
      return made.current
    },
  }
}
