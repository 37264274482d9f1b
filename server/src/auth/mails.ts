import { CODE_MINUTES } from '@rajt/contract/code'
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

export const signInCodeMail: Template<{ firstname: string; code: string }> = {
  hu: ({ firstname, code }) => ({
    subject: 'Kód a bejelentkezéshez',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      `Be szeretnél jelentkezni a Rajtba, de mostanában sok hibás próbálkozás érkezett. Írd be ezt a kódot a bejelentkezési oldalon! ${CODE_MINUTES} percig érvényes.`,
      'Ha nem te vagy az, nincs teendőd: a kód és a jelszavad nélkül senki nem jut be. A kódot ne add meg senkinek!',
    ],
    code,
  }),
  en: ({ firstname, code }) => ({
    subject: 'A code to sign in',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      `You are signing in to Rajt, but many attempts have failed lately. Type this code on the sign-in page; it is valid for ${CODE_MINUTES} minutes.`,
      'If it is not you, you need not do anything: nobody gets in without the code and your password. Do not give the code to anybody.',
    ],
    code,
  }),
}
