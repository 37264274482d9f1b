import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { useCallForm } from '#platform/ui/use-call-form.ts'
import type { MediumFields } from '../calls.ts'
import { type MediumKind, mediaLimits } from '../parts.ts'

export type Values = MediumFields

/** Minutes are typed as digits; none said is none. */
export function useWorkMinutes(before: number | null) {
  const [typed, setTyped] = useState(before === null ? '' : String(before))
  const [digits = ''] = typed.replace(/\D/g, '').match(/^\d{1,3}/) ?? []
  const minutes = digits === '' ? null : Math.min(Number(digits), mediaLimits.workMinutes)
  return { typed: digits, setTyped, minutes }
}

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
      {kind === 'worksheet' && (
        <TextInput
          label={t('workMinutes')}
          description={t('workMinutesHint')}
          inputWrapperOrder={HINT_BELOW}
          required={false}
          inputMode="numeric"
          value={work.typed}
          onChange={({ currentTarget: { value } }) => work.setTyped(value)}
        />
      )}
      {kind !== 'worksheet' && kind !== 'picture' && (
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
