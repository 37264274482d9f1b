import { greetings } from '#people/identity/server/greetings.ts'
import { fullName } from '#platform/server/full-name.ts'
import type { Template } from '#platform/server/mail.ts'
import type { Name } from './rules.ts'

/** Students alone ask for another name. */
const asStudent = 'STUDENT'

interface Decided {
  /** How they are greeted: by the name that stands now. */
  firstname: string
  from: Name
  to: Name
  url: string
}

export const nameAcceptedMail: Template<Decided> = {
  hu: ({ firstname, from, to, url }) => ({
    subject: 'Elfogadtuk a névváltoztatásodat',
    greeting: greetings.hu(firstname, asStudent),
    paragraphs: [
      `Mostantól ez a neved a Rajtban: ${fullName(to, 'hu')}. Eddig ez volt: ${fullName(from, 'hu')}.`,
      'Az új név áll a listákon, és a mostantól letöltött tanúsítványodon is.',
    ],
    button: { label: 'Profil megnyitása', url },
  }),
  en: ({ firstname, from, to, url }) => ({
    subject: 'Your new name has been accepted',
    greeting: greetings.en(firstname, asStudent),
    paragraphs: [
      `Your name in Rajt is now ${fullName(to, 'en')}. Before, it was ${fullName(from, 'en')}.`,
      'The new name appears in lists, and on any certificate you download from now on.',
    ],
    button: { label: 'Open profile', url },
  }),
}

export const nameRejectedMail: Template<Decided & { reason: string }> = {
  hu: ({ firstname, from, to, reason, url }) => ({
    subject: 'Nem fogadtuk el a névváltoztatásodat',
    greeting: greetings.hu(firstname, asStudent),
    paragraphs: [
      `Ezt a nevet kérted: ${fullName(to, 'hu')}. A neved továbbra is ez: ${fullName(from, 'hu')}. Az indoklás:`,
      reason,
      'Ha ez rendeződött, újra kérheted.',
    ],
    button: { label: 'Profil megnyitása', url },
  }),
  en: ({ firstname, from, to, reason, url }) => ({
    subject: 'We couldn’t accept your new name',
    greeting: greetings.en(firstname, asStudent),
    paragraphs: [
      `You asked for the name ${fullName(to, 'en')}. Your name is still ${fullName(from, 'en')}. This is why:`,
      reason,
      'Once this is sorted out, you can ask again.',
    ],
    button: { label: 'Open profile', url },
  }),
}
