import { Text, Textarea } from '@mantine/core'
import { MOTIVATION_MAX } from '@rajt/contract/application'
import { mentor as mentors } from '@rajt/contract/mentor'
import { ApplyToMentor, mentorApplication } from '@rajt/contract/mentor-application'
import { mentorInterest } from '@rajt/contract/mentor-interest'
import { useTranslations } from 'use-intl'
import { allSuggestions } from '../matching/calls.ts'
import { TypicalAnswer } from '../requests/typical-answer.tsx'
import { TypedCount } from '../ui/character-count.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { HINT_BELOW } from '../ui/field.ts'
import { useFullName } from '../ui/names.ts'
import { toast } from '../ui/toast.tsx'
import { useCallForm } from '../ui/use-call-form.ts'

interface Props {
  mentor: { _id: string; surname: string; firstname: string }
  onClose: () => void
}

/** An owner applies to a mentor (decision P7). Refused, what was typed stays. */
export default function ApplyDialog({ mentor, onClose }: Props) {
  const t = useTranslations('mentor-application.dialog')
  const fullName = useFullName()
  const { form, field, submit, busy } = useCallForm({
    call: mentorApplication.apply,
    schema: ApplyToMentor,
    params: { id: mentor._id },
    defaults: { motivation: '' },
    draft: `mentor-application.${mentor._id}`,
    goesStale: [mentors.find, mentorApplication.mine, mentorInterest.list, ...allSuggestions],
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
      <div>
        <Textarea
          label={t('motivation')}
          description={t('hint')}
          inputWrapperOrder={HINT_BELOW}
          rows={5}
          data-autofocus
          {...field('motivation')}
        />
        <TypedCount control={form.control} name="motivation" max={MOTIVATION_MAX} />
      </div>
      <TypicalAnswer kind="MENTOR_APPLICATION" />
    </ConfirmDialog>
  )
}
