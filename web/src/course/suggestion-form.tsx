import { Textarea } from '@mantine/core'
import { course, SUGGESTION_MAX, Suggest } from '@rajt/contract/course'
import { useTranslations } from 'use-intl'
import { send } from '../plumbing/api.ts'
import { type BodyOf, useCallForm } from '../plumbing/form.ts'
import { askAgain } from '../plumbing/query.ts'
import { ActButton } from '../ui/act-button.tsx'
import { useFieldError } from '../ui/field.ts'
import { useTellFailure } from '../ui/tell.ts'
import { toast } from '../ui/toast.tsx'

/** From how many characters left on the writer sees how many they are. */
const COUNT_FROM = 300

/** A suggestion on one lesson; what was typed is kept until it was sent. */
export default function SuggestionForm({ lesson, draft }: { lesson: string; draft: string }) {
  const t = useTranslations('course.suggestion')
  const fieldError = useFieldError()
  const tellFailure = useTellFailure()
  const { form, fail, forget } = useCallForm<BodyOf<typeof course.suggest>>({
    schema: Suggest,
    defaults: { lesson, comment: '' },
    draft,
  })
  const submit = form.handleSubmit(async (body) => {
    try {
      await send(course.suggest, { body })
    } catch (failure) {
      if (!fail(failure)) tellFailure(failure)
      return
    }
    form.reset({ lesson, comment: '' })
    forget()
    toast({ kind: 'success', text: t('sent') })
    await askAgain(course.suggestions)
  })
  const { errors, isSubmitting } = form.formState
  const left = SUGGESTION_MAX - form.watch('comment').length
  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        label={t('label')}
        rows={4}
        description={
          left <= COUNT_FROM ? t(left < 0 ? 'over' : 'left', { count: Math.abs(left) }) : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={fieldError(errors.comment)}
        {...form.register('comment')}
      />
      <ActButton type="submit" variant="default" mt="sm" busy={isSubmitting}>
        {t('submit')}
      </ActButton>
    </form>
  )
}
