import { useTranslations } from 'use-intl'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import type { MediumFields } from '../calls.ts'
import { type MediumKind, mediaLimits, takesWork } from '../parts.ts'
import { type useWorkMinutes, WorkMinutes } from './work-minutes.tsx'

export type Values = MediumFields

interface Props {
  form: Pick<ReturnType<typeof useCallForm<never, Values>>, 'field'>
  work: ReturnType<typeof useWorkMinutes>
  kind: MediumKind | null
}

/** What staff say of a medium. */
export function MediumFieldsForm({ form: { field }, work, kind }: Props) {
  const t = useTranslations('media-staff.form')
  return (
    <>
      <TextInput
        label={t('title')}
        description={kind === 'picture' ? t('titleHint') : undefined}
        inputWrapperOrder={HINT_BELOW}
        maxLength={mediaLimits.title}
        {...field('title')}
      />
      {kind && takesWork(kind) && <WorkMinutes work={work} kind={kind} />}
      {kind !== 'picture' && !takesWork(kind) && (
        <Textarea
          label={t('transcript')}
          description={t('transcriptHint')}
          inputWrapperOrder={HINT_BELOW}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={mediaLimits.transcript}
          {...field('transcript')}
        />
      )}
    </>
  )
}
