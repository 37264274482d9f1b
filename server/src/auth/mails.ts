import type { Language, Role } from '@rajt/contract/parts'
import type { Template } from '../plumbing/mail.ts'

/** Students are greeted as students greet each other, mentors and staff a little more formally. */
export const greetings: Record<Language, (firstname: string, role: Role) => string> = {
  hu: (firstname, role) => (role === 'STUDENT' ? `Szia ${firstname}!` : `Kedves ${firstname}!`),
  en: (firstname, role) => (role === 'STUDENT' ? `Hi ${firstname},` : `Dear ${firstname},`),
}

export const resetMail: Template<{ firstname: string; role: Role; url: string }> = {
  hu: ({ firstname, role, url }) => ({
    subject: 'Új jelszó a Rajthoz',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      'Új jelszót kértél a fiókodhoz. A lenti gombbal állíthatod be; a hivatkozás egy óráig érvényes, és egyszer használható fel.',
      'Ha nem te kérted, hagyd figyelmen kívül ezt a levelet: a jelszavad nem változik.',
    ],
    button: { label: 'Új jelszó beállítása', url },
  }),
  en: ({ firstname, role, url }) => ({
    subject: 'A new password for Rajt',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      'You asked for a new password. Set it with the button below; the link is valid for one hour and works once.',
      'If it was not you, ignore this message: your password stays as it is.',
    ],
    button: { label: 'Set a new password', url },
  }),
}
