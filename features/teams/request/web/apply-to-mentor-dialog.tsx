import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CountedHint } from '#platform/ui/character-count.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { allSuggestions } from '#teams/matching/web/calls.ts'
import { mentor as mentors } from '#teams/mentor/calls.ts'
import { mentorInterest } from '#teams/mentor-interest/calls.ts'
import { ApplyToMentor, mentorApplication } from '../mentor-application-calls.ts'
import { MOTIVATION_MAX } from '../shapes.ts'
import { TypicalAnswer } from './typical-answer.tsx'

interface Props {
  mentor: { _id: string; surname: string; firstname: string }
  onClose: () => void
}

/** An owner applies to a mentor (decision P7). Refused, what was typed stays. */
export default function ApplyDialog({ mentor, onClose }: Props) {
  const t = useTranslations('request-mentor-application.dialog')
  const fullName = useFullName()
  const { form, field, submit, busy } = useCallForm({
    call: mentorApplication.apply,
    schema: ApplyToMentor,
    params: { id: mentor._id },
    defaults: { motivation: '' },
    draft: `mentor-application.${mentor._id}`,
    invalidates: [mentors.find, mentorApplication.mine, mentorInterest.list, ...allSuggestions],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done') })
    },
  })
  return (
    <ConfirmDialog
      title={t('title', { name: fullName(mentor) })}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{t('effect')}</Text>
      <Textarea
        label={t('motivation')}
        description={
          <CountedHint hint={t('hint')} control={form.control} name="motivation" max={MOTIVATION_MAX} />
        }
        inputWrapperOrder={HINT_BELOW}
        rows={5}
        data-autofocus
        {...field('motivation')}
      />
      <TypicalAnswer kind="MENTOR_APPLICATION" />
    </ConfirmDialog>
  )
}
