import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { isAboutFile } from '#platform/ui/file-problem.ts'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { media } from '../calls.ts'
import type { MediumDetails } from '../parts.ts'
import { BesideFields, useBeside } from './beside-fields.tsx'
import { fileRefusals } from './file-refusals.ts'
import { PartsField } from './parts-field.tsx'
import { useParts } from './use-parts.ts'

interface Props {
  medium: MediumDetails
  onClose: () => void
}

/** Another file in the place of a medium's. */
export function ReplaceMedium({ medium, onClose }: Props) {
  const t = useTranslations('media-staff')
  const parts = useParts()
  const beside = useBeside()
  const [isWaiting, setWaiting] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  const { run, busy } = useAct(media.replace, {
    invalidates: [media.one, media.list, media.some],
    done: () => {
      parts.done()
      toast({ kind: 'success', text: t('done.replace') })
      onClose()
    },
    failed: (failure) => {
      if (
        isFailure(failure, 'medium-of-another-kind') ||
        (isFailure(failure, ...fileRefusals) && isAboutFile(failure, 'upload'))
      ) {
        parts.refuse(failure)
        return true
      }
      return beside.refuse(failure)
    },
  })
  const confirm = async () => {
    setNeeded(!parts.sending)
    if (!parts.sending) return
    setWaiting(true)
    const upload = await parts.ended()
    setWaiting(false)
    if (upload) await run({ params: { id: medium._id }, body: { upload }, files: beside.files })
  }
  return (
    <EntryDialog
      title={t('replace.title')}
      confirm={t('replace.act')}
      form={{ submit: confirm, busy: busy || isWaiting, percent: null }}
      onClose={onClose}
    >
      <Text>
        {t(medium.kind === 'picture' ? 'replace.effectPicture' : 'replace.effect', { count: medium.uses })}
      </Text>
      <PartsField parts={parts} kind={medium.kind} isNeeded={isNeeded} onChoose={() => setNeeded(false)} />
      {medium.kind === 'video' && (
        <BesideFields
          beside={beside}
          has={{ captions: medium.captionsUrl !== null, poster: medium.posterUrl !== null }}
        />
      )}
    </EntryDialog>
  )
}
