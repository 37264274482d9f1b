import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { type MediumKind, mediaLimits } from '../parts.ts'

/** Minutes are typed as digits; none said is none. */
export function useWorkMinutes(before: number | null) {
  const [typed, setTyped] = useState(before === null ? '' : String(before))
  const [digits = ''] = typed.replace(/\D/g, '').match(/^\d{1,3}/) ?? []
  const minutes = digits === '' ? null : Math.min(Number(digits), mediaLimits.workMinutes)
  return { typed: digits, setTyped, minutes }
}

interface Props {
  work: ReturnType<typeof useWorkMinutes>
  kind: MediumKind
}

/** What doing a worksheet or interactive content takes. */
export function WorkMinutes({ work, kind }: Props) {
  const t = useTranslations('media-staff.form')
  return (
    <TextInput
      label={t('workMinutes')}
      description={t(kind === 'worksheet' ? 'workMinutesHint' : 'interactiveMinutesHint')}
      inputWrapperOrder={HINT_BELOW}
      required={false}
      inputMode="numeric"
      value={work.typed}
      onChange={({ currentTarget: { value } }) => work.setTyped(value)}
    />
  )
}
