import { Button, Text, TextInput, Title } from '@mantine/core'
import { text } from '@rajt/contract/parts'
import { UNIVERSITY_NAME_MAX } from '@rajt/contract/programme'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useCallForm } from '../plumbing/form.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useFieldError } from '../ui/field.ts'
import { toast } from '../ui/toast.tsx'
import { renameUniversity } from './calls.ts'
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
  const fieldError = useFieldError()
  const { form, fail } = useCallForm({
    schema: Rename,
    defaults: { name: university.label },
  })
  const rename = form.handleSubmit(async ({ name }) => {
    try {
      await renameUniversity(university.value, name)
      onClose()
      toast({ kind: 'success', text: t('saved') })
    } catch (failure) {
      if (!fail(failure)) throw failure
    }
  })
  return (
    <ConfirmDialog title={t('renameTitle')} confirm={t('rename')} onConfirm={rename} onClose={onClose}>
      <Text>{university.label}</Text>
      <TextInput
        label={t('name')}
        description={t('renameText')}
        data-autofocus
        error={fieldError(form.formState.errors.name)}
        {...form.register('name')}
      />
    </ConfirmDialog>
  )
}
