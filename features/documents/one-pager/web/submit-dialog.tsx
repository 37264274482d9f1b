import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Challenge, challenge as challengeCalls } from '#documents/challenge/calls.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { Sending } from '#platform/ui/file-choice.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { arriveAt } from '#platform/web/arrival.ts'
import { askAgain, queryClient } from '#platform/web/query.ts'
import { ONE_PAGER_PAGES, onePager } from '../calls.ts'
import { standingQuery } from './calls.ts'

interface Props {
  file: File
  /** Null where they are not known. */
  pages: number | null
  /** Null for an own idea. */
  challenge: Challenge | null
  /** Whether the form behind has told this failure, and the dialog is closed. */
  onFailed: (failure: unknown) => boolean
  onClose: () => void
}

/** The last question, and the way of the file. */
export function SubmitDialog({ file, pages, challenge, onFailed, onClose }: Props) {
  const t = useTranslations('one-pager')
  const pageWords = useTranslations('ui.pdf')
  const sizeOf = useFileSize()
  const [isMeant, setMeant] = useState(pages === null || pages <= ONE_PAGER_PAGES)
  const { run, busy, percent } = useAct(onePager.submit, {
    done: (arrived) => {
      arriveAt(arrived._id)
      // The page shows it at once, and opens its arrival.
      queryClient.setQueryData(
        standingQuery().queryKey,
        (before) => before && { ...before, onePager: arrived },
      )
      void askAgain(onePager.standing)
      onClose()
    },
    // The toast says that it failed (spec 8), the dialog or the field of the file why.
    failed: (failure) => {
      // Somebody else may have taken the last slot.
      void askAgain(challengeCalls.more)
      toast({ kind: 'failure', text: t('failed') })
      return onFailed(failure)
    },
  })
  if (!isMeant)
    return (
      <ConfirmDialog
        title={t('long.title', { count: pages ?? 0 })}
        confirm={t('long.confirm')}
        busy={false}
        onConfirm={() => setMeant(true)}
        onClose={onClose}
      >
        <Text>{file.name}</Text>
        <Text>{t('long.text')}</Text>
      </ConfirmDialog>
    )
  const submit = () =>
    run({
      body: { type: challenge ? 'CHALLENGE' : 'OWN', corporateProblemId: challenge?._id ?? null },
      files: { file },
    })
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      confirm={t('confirm.submit')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
      state={percent !== null && <Sending percent={percent} />}
    >
      <Text fw={600}>
        {challenge ? t('confirm.ofChallenge', { title: challenge.title }) : t('confirm.own')}
      </Text>
      <Dotted parts={[file.name, sizeOf(file.size), pages && pageWords('pages', { count: pages })]} />
      <Notice kind="note">{t('confirm.final')}</Notice>
    </ConfirmDialog>
  )
}
