import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toastResult } from '#platform/ui/entry-dialog.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { challenge } from '../calls.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { ChallengeForm, emptyValues, toFields } from './challenge-form.ts'
import { onField } from './refused-fields.ts'
import { useDocuments, useLogo } from './use-files.ts'

/** The button that opens the form of a new challenge. */
export function AddChallenge() {
  const t = useTranslations('challenge-staff')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>{t('add')}</Button>
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('challenge-staff')
  const logo = useLogo(null)
  const documents = useDocuments([])
  const form = useCallForm({
    call: challenge.add,
    schema: ChallengeForm,
    defaults: emptyValues(),
    draft: 'challenge',
    body: (values) => toFields(values),
    files: { logo: logo.file, documents: documents.added },
    invalidates: [challenge.more, challenge.titles],
    onField,
    ...toastResult({ done: t('done.add'), failed: t('failed.add') }, onClose),
  })
  return (
    <ChallengeDialog
      title={t('add')}
      confirm={t('publish')}
      form={form}
      logo={logo}
      documents={documents}
      onClose={onClose}
    />
  )
}
