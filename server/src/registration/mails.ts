import { CODE_MINUTES } from '@rajt/contract/code'
import type { Template } from '../plumbing/mail.ts'

type Named = { firstname: string }
type Linked = Named & { url: string }

export const verifyMail: Template<Linked> = {
  hu: ({ firstname, url }) => ({
    subject: 'Erősítsd meg az e-mail-címedet',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      'Örülünk, hogy jelentkeztél a Rajt programba. Erősítsd meg az e-mail-címedet a lenti gombbal; a hivatkozás 24 óráig él.',
      'Ezután az egyetemed koordinátora vagy a programiroda hagyja jóvá a regisztrációdat, ez általában 4–8 nap.',
    ],
    button: { label: 'E-mail-cím megerősítése', url },
  }),
  en: ({ firstname, url }) => ({
    subject: 'Verify your e-mail address',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      'Good to have you at the start of Rajt. Verify your e-mail address with the button below; the link lives for 24 hours.',
      'Then your university’s coordinator or the programme office confirms your registration, usually within 4–8 days.',
    ],
    button: { label: 'Verify e-mail address', url },
  }),
}

/** To the address that was typed, when a live account already holds one of the three. */
export const alreadyRegisteredMail: Template<
  Linked & { taken: 'email' | 'username' | 'neptun'; contact: string }
> = {
  hu: ({ firstname, url, taken, contact }) => ({
    subject: 'Már van Rajt-fiók ezekkel az adatokkal',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      {
        email:
          'Valaki regisztrálni próbált ezzel az e-mail-címmel, de már van hozzá fiókod. Jelentkezz be, vagy kérj új jelszót.',
        username:
          'A regisztrációd nem jött létre, mert a választott felhasználónév foglalt. Regisztrálj újra egy másikkal!',
        neptun: `A regisztrációd nem jött létre, mert ezzel a Neptun-kóddal már van fiók. Ha a kód a tiéd, írj a(z) ${contact} címre!`,
      }[taken],
    ],
    button: { label: taken === 'email' ? 'Bejelentkezés' : 'Regisztráció', url },
  }),
  en: ({ firstname, url, taken, contact }) => ({
    subject: 'A Rajt account with these data already exists',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      {
        email:
          'Somebody tried to register with this e-mail address, but you already have an account. Sign in, or ask for a new password.',
        username:
          'Your registration was not made, because the username you chose is taken. Please register again with another one.',
        neptun: `Your registration was not made, because an account with this Neptun code exists. If the code is yours, write to ${contact}.`,
      }[taken],
    ],
    button: { label: taken === 'email' ? 'Sign in' : 'Register', url },
  }),
}

export const acceptedMail: Template<Linked> = {
  hu: ({ firstname, url }) => ({
    subject: 'Elfogadtuk a regisztrációdat',
    greeting: `Szia ${firstname}!`,
    paragraphs: ['Bekerültél: a regisztrációdat jóváhagytuk. Jelentkezz be, és indulhat a féléved!'],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, url }) => ({
    subject: 'Your registration is confirmed',
    greeting: `Hi ${firstname},`,
    paragraphs: ['You are in: your registration has been confirmed. Sign in and start your semester!'],
    button: { label: 'Sign in', url },
  }),
}

export const rejectedMail: Template<Linked & { reason: string }> = {
  hu: ({ firstname, url, reason }) => ({
    subject: 'A regisztrációdat elutasítottuk',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      'A regisztrációdat ezúttal nem tudtuk elfogadni. Az indoklás:',
      reason,
      'Ha az ok megszűnt, újra regisztrálhatsz.',
    ],
    button: { label: 'Új regisztráció', url },
  }),
  en: ({ firstname, url, reason }) => ({
    subject: 'Your registration was rejected',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      'We could not accept your registration this time. The reason:',
      reason,
      'Once the reason is gone, you may register again.',
    ],
    button: { label: 'Register again', url },
  }),
}

/** Without the typed name: whoever gets this may not be the one who typed it. */
export const registrationCodeMail: Template<{ code: string }> = {
  hu: ({ code }) => ({
    subject: 'Kód a regisztrációhoz',
    greeting: 'Szia!',
    paragraphs: [
      `Ezzel a címmel szeretnél regisztrálni a Rajtba. Rövid idő alatt sok regisztráció érkezett, ezért előbb írd be ezt a kódot a regisztrációs oldalon! ${CODE_MINUTES} percig érvényes.`,
      'Ha nem te vagy az, nincs teendőd: kód nélkül nem jön létre fiók.',
    ],
    code,
  }),
  en: ({ code }) => ({
    subject: 'A code to register',
    greeting: 'Hello,',
    paragraphs: [
      `You are registering at Rajt with this address. Many registrations have arrived in a short time, so please type this code on the registration page first; it is valid for ${CODE_MINUTES} minutes.`,
      'If it is not you, you need not do anything: no account is made without the code.',
    ],
    code,
  }),
}
