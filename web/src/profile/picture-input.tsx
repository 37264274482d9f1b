import { Button, Text } from '@mantine/core'
import type { User } from '@rajt/contract/auth'
import { profile } from '@rajt/contract/profile'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '../plumbing/failure.ts'
import { updateUser } from '../plumbing/session.ts'
import { useFailureWords } from '../ui/failure-words.ts'
import { useInitials } from '../ui/names.ts'
import { toast } from '../ui/toast.tsx'
import { useUpload } from '../ui/use-upload.ts'
import { type Problem, pictureLimits, problemOf, wrongWith } from './picture.ts'
import classes from './picture-input.module.css'

/** The profile picture: shown at once when it is chosen, and sent with its progress. */
export function PictureInput({ user }: { user: User }) {
  const t = useTranslations('profile.picture')
  const initials = useInitials()
  const failureWords = useFailureWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { preview, percent, change, cancel } = useChange(setProblem)
  const { megabytes, accept } = pictureLimits
  const url = preview ?? user.profilePictureUrl

  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = wrongWith(file)
    setProblem(wrong)
    if (!wrong) change(file)
  }
  useFocusKept(input, percent !== null)
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
            ref={input}
            accept={accept}
            disabled={percent !== null}
            aria-describedby={`${id}-problem ${id}`}
            aria-invalid={problem !== null}
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
        <Text role="alert" size="sm" c="var(--warn)" id={`${id}-problem`}>
          {typeof problem === 'string' ? t(problem, { megabytes }) : problem && failureWords(problem)}
        </Text>
        {percent !== null && <Uploading percent={percent} onCancel={cancel} />}
      </div>
    </div>
  )
}

function Uploading({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const t = useTranslations('profile.picture')
  const tu = useTranslations('ui')
  const id = useId()
  return (
    <>
      <progress className={classes.progress} max={100} value={percent} aria-labelledby={id} />
      <Text size="sm" id={id}>
        {t('uploading', { percent })}
      </Text>
      <Button variant="default" size="compact-sm" onClick={onCancel}>
        {tu('cancel')}
      </Button>
    </>
  )
}

/** A chosen picture on its way, and what it looks like; `preview` is null while nothing is sent. */
function useChange(onProblem: (problem: Problem) => void) {
  const t = useTranslations('profile.picture')
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const { start, percent, cancel } = useUpload(profile.changePicture, {
    done: ({ user }) => {
      updateUser(user)
      toast({ kind: 'success', text: t('saved') })
    },
    failed: (failure) => {
      onProblem(problemOf(failure as Failure))
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

/** A field that was closed for a while gets the focus back that this took from it. */
function useFocusKept(input: RefObject<HTMLInputElement | null>, isClosed: boolean) {
  const wasClosed = useRef(false)
  useEffect(() => {
    if (wasClosed.current && !isClosed && document.activeElement === document.body) input.current?.focus()
    wasClosed.current = isClosed
  }, [input, isClosed])
}
