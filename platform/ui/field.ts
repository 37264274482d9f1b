import { useTranslations } from 'use-intl'
import type { FieldRefusal } from '#platform/contract/errors.ts'

/** A field's rule stands below it, and what is wrong with it below that: the rule stays where it was. Both are read out. */
export const HINT_BELOW: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'description',
  'error',
]

const bounds = ['min', 'max', 'at-least', 'at-most'] as const
const isBound = (rule: FieldRefusal['rule']): rule is (typeof bounds)[number] =>
  bounds.some((bound) => bound === rule)

/** A field's refusal in the words of spec 5, in the present language. */
export function useRefusalText() {
  const t = useTranslations('ui.field')
  return (refusal: FieldRefusal | undefined): string | undefined => {
    if (!refusal) return undefined
    const { rule, limit = 0 } = refusal
    return isBound(rule) ? t(rule, { limit }) : t(rule)
  }
}

/** The same for a form's error, which carries its refusal as JSON until it is shown (platform/web/form.ts). */
export function useFieldError() {
  const refusalText = useRefusalText()
  return (error: { message?: string } | undefined): string | undefined =>
    error && refusalText(JSON.parse(error.message || '{"rule":"format"}'))
}
