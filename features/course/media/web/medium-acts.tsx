import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { EntryDialog, toastResult } from '#platform/ui/entry-dialog.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { MediumFields, media } from '../calls.ts'
import type { MediumDetails } from '../parts.ts'
import { BesideFields, useBeside } from './beside-fields.tsx'
import { MoveInteractive } from './interactive-forms.tsx'
import classes from './media.module.css'
import { MediumFieldsForm, type Values } from './medium-fields.tsx'
import { ReplaceMedium } from './replace-medium.tsx'
import { useWorkMinutes } from './work-minutes.tsx'

interface Props {
  medium: MediumDetails
  onClose: () => void
}

/** Changing, replacing and deleting a medium; what is in use is not deleted. */
export function MediumActs({ medium }: { medium: MediumDetails }) {
  const t = useTranslations('media-staff')
  const [open, setOpen] = useState<'change' | 'replace' | 'remove' | null>(null)
  const props = { medium, onClose: () => setOpen(null) }
  return (
    <div className={classes.acts}>
      <Button onClick={() => setOpen('replace')}>{t('replace.act')}</Button>
      <Button variant="default" onClick={() => setOpen('change')}>
        {t('change')}
      </Button>
      {medium.can.remove && <TakingButton onClick={() => setOpen('remove')}>{t('remove.act')}</TakingButton>}
      {open === 'replace' &&
        (medium.interactive ? <MoveInteractive {...props} /> : <ReplaceMedium {...props} />)}
      {open === 'change' && <ChangeMedium {...props} />}
      {open === 'remove' && <RemoveMedium {...props} />}
    </div>
  )
}

function ChangeMedium({ medium, onClose }: Props) {
  const t = useTranslations('media-staff')
  const beside = useBeside()
  const work = useWorkMinutes(medium.workMinutes)
  const { _id: id, title, transcript } = medium
  const form = useCallForm({
    call: media.change,
    schema: MediumFields,
    defaults: { title, transcript, workMinutes: null } as Values,
    params: { id },
    body: (values) => ({ ...values, workMinutes: work.minutes }),
    files: beside.files,
    invalidates: [media.one, media.list, media.some],
    ...toastResult({ done: t('done.change'), failed: t('failed') }, onClose),
    failed: (failure) => beside.refuse(failure),
  })
  return (
    <EntryDialog title={t('change')} form={form} onClose={onClose}>
      <MediumFieldsForm form={form} work={work} kind={medium.kind} />
      {medium.kind === 'video' && (
        <BesideFields
          beside={beside}
          has={{ captions: medium.captionsUrl !== null, poster: medium.posterUrl !== null }}
        />
      )}
    </EntryDialog>
  )
}

function RemoveMedium({ medium, onClose }: Props) {
  const t = useTranslations('media-staff')
  const navigate = useNavigate()
  const { run, busy } = useAct(media.remove, {
    invalidates: [media.list],
    ...toastResult({ done: t('done.remove'), failed: t('failed') }, () => navigate({ to: '/modules/media' })),
  })
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirm={t('remove.act')}
      danger
      busy={busy}
      onConfirm={() => run({ params: { id: medium._id } })}
      onClose={onClose}
    >
      <Text fw={600}>{medium.title}</Text>
      <Text>{t(medium.interactive ? 'remove.effectInteractive' : 'remove.effect')}</Text>
    </ConfirmDialog>
  )
}
