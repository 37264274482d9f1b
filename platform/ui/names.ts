import { useTranslations } from 'use-intl'
import { firstOf } from '#platform/contract/signs.ts'

/** A person's name in the order of the language (decision A8). */
export function useFullName() {
  const t = useTranslations('ui')
  return ({ surname, firstname }: { surname: string; firstname: string }) =>
    t('fullName', { surname, firstname })
}

/** The same order, first letters only. */
export function useInitials() {
  const t = useTranslations('ui')
  return ({ surname, firstname }: { surname: string; firstname: string }) =>
    t('initials', { surname: firstOf(surname, 1), firstname: firstOf(firstname, 1) })
}
