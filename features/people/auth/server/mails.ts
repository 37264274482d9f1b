import { greetings } from '#people/identity/server/greetings.ts'
import { CODE_MINUTES } from '#platform/contract/code.ts'
import type { Role } from '#platform/contract/parts.ts'
import type { Template } from '#platform/server/mail.ts'

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
    subject: 'Set a new password for Rajt',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      'You asked for a new password. Set it with the button below. The link is valid for one hour and works only once.',
      'If it wasn’t you, ignore this email: your password hasn’t changed.',
    ],
    button: { label: 'Set a new password', url },
  }),
}

export const signInCodeMail: Template<{ firstname: string; role: Role; code: string }> = {
  hu: ({ firstname, role, code }) => ({
    subject: 'Kód a bejelentkezéshez',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Be szeretnél jelentkezni a Rajtba, de mostanában sok hibás próbálkozás érkezett. Írd be ezt a kódot a bejelentkezési oldalon! ${CODE_MINUTES} percig érvényes.`,
      'Ha nem te vagy az, nincs teendőd: a kód és a jelszavad nélkül senki nem jut be. A kódot ne add meg senkinek!',
    ],
    code,
  }),
  en: ({ firstname, role, code }) => ({
    subject: 'Your sign-in code',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `You are signing in to Rajt, but there have been many failed attempts lately. Enter this code on the sign-in page. It is valid for ${CODE_MINUTES} minutes.`,
      'If this isn’t you, you don’t need to do anything: no one gets in without the code and your password. Don’t give the code to anyone.',
    ],
    code,
  }),
}
