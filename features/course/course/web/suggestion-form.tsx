import { useTranslations } from 'use-intl'
import { SUGGESTION_MAX } from '#course/remark/states.ts'
import { lengthOf } from '#platform/contract/signs.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { CharacterCount } from '#platform/ui/character-count.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { course, Suggest } from '../calls.ts'

/** From how many characters on the writer sees how many they are. */
const COUNT_FROM = SUGGESTION_MAX - 300

/** A suggestion on one lesson; what was typed is kept until it was sent. */
export default function SuggestionForm({ lesson, draft }: { lesson: string; draft: string }) {
  const t = useTranslations('course.suggestion')
  const empty = { lesson, comment: '' }
  const { form, field, submit, busy } = useCallForm({
    call: course.suggest,
    schema: Suggest,
    defaults: empty,
    draft,
    resetTo: () => empty,
    invalidates: [course.suggestions],
    done: () => toast({ kind: 'success', text: t('sent') }),
  })
  const length = lengthOf(form.watch('comment'))
  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        label={t('label')}
        rows={4}
        description={
          length >= COUNT_FROM ? <CharacterCount length={length} max={SUGGESTION_MAX} /> : undefined
        }
        inputWrapperOrder={HINT_BELOW}
        {...field('comment')}
      />
      <ActButton type="submit" variant="default" mt="sm" busy={busy}>
        {t('submit')}
      </ActButton>
    </form>
  )
}
