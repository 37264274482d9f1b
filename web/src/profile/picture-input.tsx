import { Text } from '@mantine/core'
import type { User } from '@rajt/contract/auth'
import { profile } from '@rajt/contract/profile'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { updateUser } from '../plumbing/session.ts'
import { upload } from '../plumbing/upload.ts'
import { useInitials } from '../ui/names.ts'
import { toast } from '../ui/toast.tsx'
import { pictureLimits, wrongWith } from './picture.ts'
import classes from './picture-input.module.css'

/** The profile picture: shown at once when it is chosen, and sent with its progress. */
export function PictureInput({ user }: { user: User }) {
  const t = useTranslations('profile.picture')
  const initials = useInitials()
  const id = useId()
  const [problem, setProblem] = useState<'tooLarge' | 'badFormat' | null>(null)
  const { preview, percent, change } = useChange()
  const { megabytes, accept } = pictureLimits
  const url = preview ?? user.profilePictureUrl

  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = wrongWith(file)
    setProblem(wrong)
    if (!wrong) void change(file)
  }
  return (
    <div className={classes.picture}>
      {url ? (
        <img src={url} alt={t('alt')} width={96} height={96} />
      ) : (
        <span className={classes.initials} aria-hidden="true">
          {initials(user)}
        </span>
      )}
      <div className={classes.choice}>
        <label className={classes.button}>
          {url ? t('change') : t('choose')}
          <input
            type="file"
            accept={accept}
            disabled={percent !== null}
            aria-describedby={id}
            onChange={(event) => {
              choose(event.currentTarget.files?.[0])
              // The same file may be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </label>
        <Text size="sm" c="dimmed" id={id}>
          {t('hint', { megabytes })}
        </Text>
        <Text role="alert" size="sm" c="var(--warn)">
          {problem && t(problem, { megabytes })}
        </Text>
        {percent !== null && <Uploading percent={percent} />}
      </div>
    </div>
  )
}

function Uploading({ percent }: { percent: number }) {
  const t = useTranslations('profile.picture')
  const id = useId()
  return (
    <>
      <progress className={classes.progress} max={100} value={percent} aria-labelledby={id} />
      <Text size="sm" id={id}>
        {t('uploading', { percent })}
      </Text>
    </>
  )
}

/** A chosen picture on its way: what it looks like, and how much of it has left; both null while nothing is sent. */
function useChange() {
  const t = useTranslations('profile.picture')
  const [preview, setPreview] = useState<string | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  const change = async (file: File) => {
    setPreview(URL.createObjectURL(file))
    setPercent(0)
    try {
      const { user } = await upload(profile.changePicture, file, setPercent)
      updateUser(user)
      toast({ kind: 'success', text: t('saved') })
    } catch {
      toast({ kind: 'failure', text: t('failed') })
    }
    setPreview(null)
    setPercent(null)
  }
  return { preview, percent, change }
}
