import { Text, Textarea } from '@mantine/core'
import { ApplyForm, application, MOTIVATION_MAX } from '@rajt/contract/application'
import { project as projectCalls } from '@rajt/contract/project'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { allSuggestions } from '../matching/calls.ts'
import { askAgain } from '../plumbing/query.ts'
import { TypicalAnswer } from '../requests/typical-answer.tsx'
import { TypedCount } from '../ui/character-count.tsx'
import { EntryDialog } from '../ui/entry-dialog.tsx'
import { HINT_BELOW } from '../ui/field.ts'
import { usePdf } from '../ui/pdf-field.tsx'
import { toast } from '../ui/toast.tsx'
import { useCallForm } from '../ui/use-call-form.ts'
import { WRITTEN } from '../ui/written.tsx'
import { CvField } from './cv-field.tsx'

interface Props {
  project: { _id: string; name: string }
  onClose: () => void
}

/** The motivation, and a CV if one likes. What was typed waits in this tab until it was sent. */
export default function ApplyDialog({ project: { _id, name }, onClose }: Props) {
  const t = useTranslations('application.apply')
  const navigate = useNavigate()
  const cv = usePdf(application.apply.uploads.cv, 'cv')
  const form = useCallForm({
    call: application.apply,
    schema: ApplyForm,
    defaults: { motivation: '' },
    draft: `apply.${_id}`,
    params: { id: _id },
    files: { cv: cv.file },
    goesStale: [application.mine, application.standing, ...allSuggestions],
    done: async () => {
      await navigate({ to: '/project/find-projects' })
      toast({ kind: 'success', text: t('done') })
    },
    // Somebody may have taken the last seat meanwhile: the page behind says so too.
    failed: (failure) => {
      void askAgain(application.standing, projectCalls.one)
      return cv.refuse(failure)
    },
  })
  return (
    <EntryDialog title={t('title')} confirm={t('confirm')} form={form} onClose={onClose}>
      <Text fw={600} {...WRITTEN}>
        {name}
      </Text>
      <div>
        <Textarea
          label={t('motivation')}
          description={t('hint')}
          inputWrapperOrder={HINT_BELOW}
          rows={6}
          data-autofocus
          {...form.field('motivation')}
        />
        <TypedCount control={form.form.control} name="motivation" max={MOTIVATION_MAX} />
      </div>
      <CvField pdf={cv} />
      <Text size="sm" c="dimmed">
        {t('whoReads')}
      </Text>
      <TypicalAnswer kind="APPLICATION" />
    </EntryDialog>
  )
}
