import type { Language } from '@rajt/contract/parts'
import { whyMissing } from '../plumbing/arrive.ts'
import { chooseLanguage } from '../plumbing/language.ts'
import { session } from '../plumbing/session.ts'
import { useTellFailure } from '../ui/tell.ts'

/** Another language at once, for the mails too; where its words cannot be loaded, that is told and the old one stays. */
export function useSwitchLanguage() {
  const tellFailure = useTellFailure()
  return async (chosen: Language): Promise<void> => {
    try {
      await chooseLanguage(chosen)
      if (!session.get().user) return
      const { saveLanguage } = await import('./save-language.ts')
      await saveLanguage(chosen)
    } catch {
      tellFailure(await whyMissing())
    }
  }
}
