import { useTranslations } from 'use-intl'
import { isFailure } from '#platform/web/failure.ts'
import { language } from '#platform/web/language.ts'
import { wordsOf } from './failure-words.ts'
import { toast } from './toast.tsx'

type Show = (failure: unknown) => void

const dialogs: Show[] = []

/** From now on failures are shown in a dialog: what lies behind it cannot be read. Answers what ends this. */
export function tellInDialog(show: Show): () => void {
  dialogs.push(show)
  return () => dialogs.splice(dialogs.indexOf(show), 1)
}

/** Tells a failure in the open dialog, else in the toast: the server's words where it had some, else the generic error (spec 8). */
export function useTellFailure() {
  const t = useTranslations('ui')
  return (failure: unknown): void => {
    const showInDialog = dialogs.at(-1)
    if (showInDialog) showInDialog(failure)
    else if (isFailure(failure, 'network'))
      toast({ kind: 'failure', text: t('networkError'), isOffline: true })
    else if (isFailure(failure, 'waiting')) toast({ kind: 'failure', text: t('stillTrying') })
    else if (isFailure(failure, 'outdated')) toast({ kind: 'failure', text: t('outdated'), reloads: true })
    else if (isFailure(failure) && failure.code !== 'internal')
      toast({ kind: 'failure', text: wordsOf(failure, language.get()) })
    else toast({ kind: 'failure', text: t('genericError'), reloads: true })
  }
}
