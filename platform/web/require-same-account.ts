import { Failure } from './failure.ts'
import { language } from './language.ts'
import { stillHere } from './session.ts'

// Beside the calls and not in a page's texts: the sign-in page sends calls too.
const words = {
  hu: 'Ezt nem mentettük el: ezen az eszközön már nem te vagy bejelentkezve.',
  en: 'We didn’t save this: you are no longer signed in on this device.',
}

/** Nothing leaves a tab in a person's name once another tab has logged out or signed somebody else in. */
export function requireSameAccount(): void {
  if (stillHere()) return
  throw new Failure({ code: 'not-signed-in', message: words[language.get()] })
}
