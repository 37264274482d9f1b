import { useTranslations } from 'use-intl'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { PasswordField, type PasswordFieldProps } from '#platform/ui/password-field.tsx'
import classes from './password-rules.module.css'

const rules = {
  length: (value: string) => value.length >= 8,
  number: (value: string) => /\d/.test(value),
} as const

interface Props extends PasswordFieldProps {
  /** What is typed so far. */
  typed: string
}

/** A new password with its rules below, each ticked as it is met (spec 5). */
export function NewPasswordInput({ typed, ...input }: Props) {
  const t = useTranslations('auth')
  const list = (
    <ul className={classes.rules}>
      {(Object.keys(rules) as (keyof typeof rules)[]).map((rule) => (
        <li key={rule} data-met={rules[rule](typed) || undefined}>
          {t(`rules.${rule}`)}
          <span className={classes.state}>{rules[rule](typed) ? t('rules.met') : t('rules.open')}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <PasswordField
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      description={list}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={HINT_BELOW}
      {...input}
    />
  )
}
