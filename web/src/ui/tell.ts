import { useTranslations } from 'use-intl'
import { isFailure } from '../plumbing/failure.ts'
import { language } from '../plumbing/language.ts'
import { wordsOf } from './failure-words.ts'
import { toast } from './toast.tsx'

/** Puts a failure into the one toast: the server's words where it had some, else the generic error (spec 8). */
export function useTellFailure() {
  const t = useTranslations('ui')
  return (failure: unknown) => {
    if (isFailure(failure, 'network')) return toast({ kind: 'failure', text: t('networkError') })
    if (isFailure(failure) && failure.code !== 'internal')
      return toast({ kind: 'failure', text: wordsOf(failure, language.get()) })
    toast({ kind: 'failure', text: t('genericError'), reloads: true })
  }
}
