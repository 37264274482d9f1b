import { Button, Text, TextInput, Title } from '@mantine/core'
import { text } from '@rajt/contract/parts'
import { programme, UNIVERSITY_NAME_MAX } from '@rajt/contract/programme'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { useCallForm } from '../ui/use-call-form.ts'
import { useRenewContext } from './calls.ts'
import classes from './semester-settings.module.css'
import { type University, useUniversities } from './universities.ts'

/** As long as the contract lets a university's name be. */
const Rename = z.object({ name: text(UNIVERSITY_NAME_MAX) })

export function UniversityNames() {
  const t = useTranslations('programme-staff')
  const { all } = useUniversities()
  const [renaming, setRenaming] = useState<University | null>(null)
  return (
    <section className={classes.universities}>
      <Title order={2}>{t('universities')}</Title>
      <Text c="dimmed" mb="md">
        {t('universitiesHint')}
      </Text>
      <ul>
        {all.map((university) => (
          <li key={university.value}>
            {university.label}
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('renameOne', { name: university.label })}
              onClick={() => setRenaming(university)}
            >
              {t('rename')}
            </Button>
          </li>
        ))}
      </ul>
      {renaming && <RenameDialog university={renaming} onClose={() => setRenaming(null)} />}
    </section>
  )
}

function RenameDialog({ university, onClose }: { university: University; onClose: () => void }) {
  const t = useTranslations('programme-staff')
  const renewContext = useRenewContext()
  const { field, submit, busy } = useCallForm({
    call: programme.renameUniversity,
    schema: Rename,
    defaults: { name: university.label },
    params: { id: university.value },
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('saved') })
      renewContext()
    },
  })
  return (
    <ConfirmDialog
      title={t('renameTitle')}
      confirm={t('rename')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{university.label}</Text>
      <TextInput label={t('name')} description={t('renameText')} data-autofocus {...field('name')} />
    </ConfirmDialog>
  )
}
