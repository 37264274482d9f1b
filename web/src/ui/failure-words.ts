import { useTranslations } from 'use-intl'
import { isFailure } from '../plumbing/failure.ts'

/** A failure in words that stay on the page: the server's where it had some. */
export function useFailureWords() {
  const t = useTranslations('ui')
  return (failure: unknown): string =>
    isFailure(failure) && failure.code !== 'network' ? failure.words : t('networkError')
}
