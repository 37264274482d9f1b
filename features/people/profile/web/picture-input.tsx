import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#people/auth/calls.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FileChoice, Sending } from '#platform/ui/file-choice.tsx'
import { type FileProblem, problemOf, wrongWith } from '#platform/ui/file-problem.ts'
import { toast } from '#platform/ui/toast.tsx'
import { useUpload } from '#platform/ui/use-upload.ts'
import type { Failure } from '#platform/web/failure.ts'
import { updateUser } from '#platform/web/session.ts'
import { profile } from '../calls.ts'
import classes from './picture-input.module.css'

const upload = profile.changePicture.uploads.file

/** The profile picture: shown at once when it is chosen, and sent with its progress. */
export function PictureInput({ user }: { user: User }) {
  const t = useTranslations('profile.picture')
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const { preview, percent, change, cancel } = useChange(setProblem)
  const url = preview ?? user.profilePictureUrl
  const choose = (file: File) => {
    const wrong = wrongWith(file, upload)
    setProblem(wrong)
    if (!wrong) change(file)
  }
  return (
    <div className={classes.picture}>
      <Avatar person={user} url={url} alt={t('alt')} size="profile" />
      <div className={classes.choice}>
        <FileChoice
          upload={upload}
          label={url ? t('change') : t('choose')}
          problem={problem}
          disabled={percent !== null}
          onChoose={choose}
        />
        {percent !== null && <Sending percent={percent} onCancel={cancel} />}
      </div>
    </div>
  )
}

/** A chosen picture on its way, and what it looks like; `preview` is null while nothing is sent. */
function useChange(onProblem: (problem: FileProblem) => void) {
  const t = useTranslations('profile.picture')
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const { start, percent, cancel } = useUpload(profile.changePicture, {
    done: ({ user }) => {
      updateUser(user)
      toast({ kind: 'success', text: t('saved') })
    },
    failed: (failure) => {
      onProblem(problemOf(failure as Failure, 'file'))
      // The toast says that it failed (spec 8), the field why.
      return toast({ kind: 'failure', text: t('failed') })
    },
    ended: () => setPreview(null),
  })
  const change = (file: File) => {
    setPreview(URL.createObjectURL(file))
    void start({ files: { file } })
  }
  return { preview, percent, change, cancel }
}
