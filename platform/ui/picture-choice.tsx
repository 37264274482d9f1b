import { useEffect, useState } from 'react'
import type { Upload } from '#platform/contract/call.ts'
import { FieldGroup } from './field-group.tsx'
import { FileChoice } from './file-choice.tsx'
import { type FileProblem, wrongWith } from './file-problem.ts'
import classes from './picture-choice.module.css'
import { TakingButton } from './taking-button.tsx'

export interface PictureChoice {
  upload: Upload
  /** Chosen in this form. */
  file: File | null
  /** What was there before goes. */
  isRemoved: boolean
  /** Of the one that will be there. */
  url: string | null
  problem: FileProblem | null
  choose: (file: File) => void
  /** Goes on without the one that was not taken: what was there stays. */
  leave: () => void
  remove: () => void
}

/** A picture while its form is open; `before` is the address of the one that is there. */
export function usePictureChoice(upload: Upload, before: string | null): PictureChoice {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const show = (next: File | null) => {
    setFile(next)
    setPreview(next && URL.createObjectURL(next))
    setRemoved(next === null && before !== null)
    setProblem(null)
  }
  return {
    upload,
    file,
    isRemoved,
    problem,
    url: preview ?? (isRemoved ? null : before),
    choose: (chosen) => {
      const wrong = wrongWith(chosen, upload)
      if (wrong) setProblem(wrong)
      else show(chosen)
    },
    leave: () => setProblem(null),
    remove: () => show(null),
  }
}

interface Props {
  picture: PictureChoice
  words: { label: string; choose: string; change: string; remove: string }
  /** A logo is small. */
  isLogo?: boolean
}

/** Shows the picture that will be there, and chooses another one or none. */
export function PictureField({ picture, words, isLogo = false }: Props) {
  const { upload, url, problem, choose, leave, remove } = picture
  return (
    <FieldGroup legend={words.label} required={!upload.optional}>
      {url && <img className={isLogo ? classes.logo : classes.preview} src={url} alt="" />}
      <FileChoice
        upload={upload}
        label={url ? words.change : words.choose}
        problem={problem}
        onChoose={choose}
        onLeave={leave}
      >
        {url && <TakingButton onClick={remove}>{words.remove}</TakingButton>}
      </FileChoice>
    </FieldGroup>
  )
}
