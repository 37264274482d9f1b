import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { TypedCount } from '#platform/ui/character-count.tsx'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { application } from '#teams/request/application-calls.ts'
import { CreateProject, project, projectLimits } from '../calls.ts'
import { renewUser } from './calls.ts'
import { emptyProject } from './project-values.ts'

/** The name comes first; all else is written on the page that opens then. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('project')
  const form = useCallForm({
    call: project.create,
    schema: CreateProject,
    defaults: emptyProject,
    draft: 'project.new',
    // What was asked of others has ended with it (decision X12).
    invalidates: [project.mine, project.find, application.mine],
    done: async () => {
      await renewUser()
      toast({ kind: 'success', text: t('create.done') })
    },
  })
  return (
    <EntryDialog title={t('create.title')} confirm={t('create.confirm')} form={form} onClose={onClose}>
      <Text>{t('create.effect')}</Text>
      <TextInput
        label={t('fields.name')}
        data-autofocus
        {...form.field('name', { missing: t('missing.name') })}
      />
      <div>
        <Textarea
          label={t('fields.shortDescription')}
          rows={3}
          {...form.field('shortDescription', { missing: t('missing.shortDescription') })}
        />
        <TypedCount
          control={form.form.control}
          name="shortDescription"
          max={projectLimits.shortDescription}
        />
      </div>
    </EntryDialog>
  )
}
