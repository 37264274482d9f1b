import { useTranslations } from 'use-intl'
import type { meanings } from '#platform/contract/errors.ts'
import type { Language } from '#platform/contract/parts.ts'
import { type Failure, isFailure } from '#platform/web/failure.ts'
import { language, prepareLanguage } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { passingWords } from './transient-failure-texts.ts'

// A refusal comes in the words of the language it was asked in; those of another one are fetched with it.
let known: typeof meanings | null = null
prepareLanguage(async () => {
  known = (await import('#platform/contract/errors.ts')).meanings
})

type Told = Pick<Failure, 'code' | 'message'> & Partial<Pick<Failure, 'retryAfter'>>

/** What the server said, in a language that is spoken by now, and when another try makes sense. */
export function wordsOf({ code, message, retryAfter = null }: Told, spoken: Language): string {
  const passing = passingWords({ code, retryAfter }, spoken)
  if (passing) return passing
  const meaning =
    code === 'network' || code === 'unreadable' || code === 'outdated' || code === 'waiting'
      ? undefined
      : known?.[code]
  const isContracts = message === meaning?.hu || message === meaning?.en
  return meaning && isContracts ? meaning[spoken] : message
}

/** A failure in words that stay on the page: the server's where it had some. */
export function useFailureWords() {
  const t = useTranslations('ui')
  const spoken = useStore(language)
  return (failure: unknown): string => {
    if (isFailure(failure, 'network')) return t('networkError')
    if (isFailure(failure, 'outdated')) return t('outdated')
    if (isFailure(failure, 'waiting')) return t('stillTrying')
    return isFailure(failure) && failure.code !== 'internal' ? wordsOf(failure, spoken) : t('ourError')
  }
}
