import type { Language } from '#platform/contract/parts.ts'
import { useTellFailure } from '#platform/ui/tell.ts'
import { chooseLanguage } from '#platform/web/language.ts'
import { whyMissing } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'

/** Another language at once, for the mails too; where its words cannot be loaded, that is told and the old one stays. */
export function useSwitchLanguage() {
  const tellFailure = useTellFailure()
  return async (chosen: Language): Promise<void> => {
    try {
      await chooseLanguage(chosen)
      if (!session.get().user) return
      const { saveLanguage } = await import('#people/identity/web/save-language.ts')
      await saveLanguage(chosen)
    } catch {
      tellFailure(await whyMissing())
    }
  }
}
