import { profile } from '#people/profile/calls.ts'
import type { Language } from '#platform/contract/parts.ts'
import { send } from '#platform/web/api.ts'
import { updateUser } from '#platform/web/session.ts'

/**
 * The language of this person's mails. A failure is no loss: the next switch says it again. No act of a page
 * (`useAct`): the sign-in page and the language switch beside it load it too, which carry no query library.
 */
export async function saveLanguage(language: Language): Promise<void> {
  const saved = await send(profile.language, { body: { language } }).catch(() => null)
  if (saved) updateUser(saved.user)
}
