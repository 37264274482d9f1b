import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CountedHint } from '#platform/ui/character-count.tsx'
import { EntryDialog } from '#platform/ui/entry-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { usePdf } from '#platform/ui/pdf-field.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { askAgain } from '#platform/web/query.ts'
import { allSuggestions } from '#teams/matching/web/calls.ts'
import { project as projectCalls } from '#teams/project/calls.ts'
import { ApplyForm, application } from '../application-calls.ts'
import { MOTIVATION_MAX } from '../shapes.ts'
import { CvField } from './cv-field.tsx'
import { TypicalAnswer } from './typical-answer.tsx'

interface Props {
  project: { _id: string; name: string }
  onClose: () => void
}

/** The motivation, and a CV if one likes. What was typed waits in this tab until it was sent. */
export default function ApplyDialog({ project: { _id, name }, onClose }: Props) {
  const t = useTranslations('request-application.apply')
  const navigate = useNavigate()
  const cv = usePdf(application.apply.uploads.cv, 'cv')
  const form = useCallForm({
    call: application.apply,
    schema: ApplyForm,
    defaults: { motivation: '' },
    draft: `apply.${_id}`,
    params: { id: _id },
    files: { cv: cv.file },
    invalidates: [application.mine, application.standing, ...allSuggestions],
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
      <Textarea
        label={t('motivation')}
        description={
          <CountedHint hint={t('hint')} control={form.form.control} name="motivation" max={MOTIVATION_MAX} />
        }
        inputWrapperOrder={HINT_BELOW}
        rows={6}
        data-autofocus
        {...form.field('motivation', { missing: t('missing.motivation') })}
      />
      <CvField pdf={cv} />
      <Text size="sm" c="dimmed">
        {t('whoReads')}
      </Text>
      <TypicalAnswer kind="APPLICATION" />
    </EntryDialog>
  )
}
