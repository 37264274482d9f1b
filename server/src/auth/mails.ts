import type { Template } from '../plumbing/mail.ts'

export const resetMail: Template<{ firstname: string; url: string }> = {
  hu: ({ firstname, url }) => ({
    subject: 'Új jelszó a Rajthoz',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      'Új jelszót kértél a fiókodhoz. A lenti gombbal állíthatod be; a hivatkozás egy óráig él, és egyszer használható.',
      'Ha nem te kérted, hagyd figyelmen kívül ezt a levelet: a jelszavad nem változik.',
    ],
    button: { label: 'Új jelszó beállítása', url },
  }),
  en: ({ firstname, url }) => ({
    subject: 'A new password for Rajt',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      'You asked for a new password. Set it with the button below; the link lives for one hour and works once.',
      'If it was not you, ignore this message: your password stays as it is.',
    ],
    button: { label: 'Set a new password', url },
  }),
}
