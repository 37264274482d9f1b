import { useState } from 'react'
import { type FileProblem, wrongWith } from '#platform/ui/file-problem.ts'
import { usePictureChoice } from '#platform/ui/picture-choice.tsx'
import { type ChallengeDocument, challenge, challengeLimits } from '../calls.ts'

export const { documents: documentUpload, logo: logoUpload } = challenge.add.uploads

/** The logo of a challenge while its form is open; `before` is the address of the one it has. */
export const useLogo = (before: string | null) => usePictureChoice(logoUpload, before)

/** The documents of a challenge while its form is open: those it has, without the ones that go, and the new ones. */
export function useDocuments(before: readonly ChallengeDocument[]) {
  const [added, setAdded] = useState<readonly File[]>([])
  const [gone, setGone] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const kept = before.filter(({ _id }) => !gone.includes(_id))
  const count = kept.length + added.length
  return {
    added,
    gone,
    kept,
    problem,
    count,
    isFull: count >= challengeLimits.documents,
    add: (file: File) => {
      const wrong = wrongWith(file, documentUpload)
      setProblem(wrong)
      if (!wrong) setAdded([...added, file])
    },
    leave: () => setProblem(null),
    drop: (file: File) => setAdded(added.filter((one) => one !== file)),
    remove: (id: string) => setGone([...gone, id]),
  }
}
