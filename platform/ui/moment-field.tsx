import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { HINT_BELOW } from './field.ts'

interface Props extends Omit<TextInputProps, 'type' | 'description' | 'inputWrapperOrder'> {
  hint?: string | undefined
}

/** A date and a time by the clocks of Budapest, which it says wherever it is filled in (decision L7). */
export function MomentField({ hint, ...field }: Props) {
  const t = useTranslations('ui')
  const description = [hint, t('budapestTime')].filter(Boolean).join(' ')
  return (
    <TextInput type="datetime-local" description={description} inputWrapperOrder={HINT_BELOW} {...field} />
  )
}
