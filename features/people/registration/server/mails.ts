import { greetings } from '#people/identity/server/greetings.ts'
import { CODE_MINUTES } from '#platform/contract/code.ts'
import type { Template } from '#platform/server/mail.ts'

type Named = { firstname: string }
type Linked = Named & { url: string }

/** `replaces`: an earlier registration of the same address, which is gone with this one. */
export const verifyMail: Template<Linked & { replaces: boolean }> = {
  hu: ({ firstname, url, replaces }) => ({
    subject: 'Erősítsd meg az e-mail-címedet',
    greeting: greetings.hu(firstname, 'STUDENT'),
    paragraphs: [
      'Örülünk, hogy regisztráltál a Rajt programba. Erősítsd meg az e-mail-címedet a lenti gombbal, a regisztrációkor választott jelszavaddal; a hivatkozás 24 óráig érvényes.',
      ...(replaces
        ? [
            'Ezzel a címmel volt már egy korábbi, meg nem erősített regisztráció. Ez a mostani felülírta: a korábbi levél hivatkozása és az akkor megadott jelszó nem használható.',
          ]
        : []),
      'Ezután az egyetemed koordinátora vagy a programiroda hagyja jóvá a regisztrációdat, ez általában 4–8 napot vesz igénybe.',
    ],
    button: { label: 'E-mail-cím megerősítése', url },
  }),
  en: ({ firstname, url, replaces }) => ({
    subject: 'Verify your email address',
    greeting: greetings.en(firstname, 'STUDENT'),
    paragraphs: [
      'We are glad that you have registered for Rajt. Verify your email address with the button below and the password you chose at registration; the link is valid for 24 hours.',
      ...(replaces
        ? [
            'There was an earlier, unverified registration with this address. This one has replaced it: the link of the earlier email and the password given then no longer work.',
          ]
        : []),
      'Then your university’s coordinator or the programme office confirms your registration, usually within 4–8 days.',
    ],
    button: { label: 'Verify email address', url },
  }),
}

/** To the owner of an address that somebody else, or the owner again, gave. */

export const acceptedMail: Template<Linked> = {
  hu: ({ firstname, url }) => ({
    subject: 'Elfogadtuk a regisztrációdat',
    greeting: greetings.hu(firstname, 'STUDENT'),
    paragraphs: ['Bekerültél: a regisztrációdat jóváhagytuk. Jelentkezz be, és indulhat a féléved!'],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, url }) => ({
    subject: 'Your registration is confirmed',
    greeting: greetings.en(firstname, 'STUDENT'),
    paragraphs: ['You are in: your registration has been confirmed. Sign in and start your semester!'],
    button: { label: 'Sign in', url },
  }),
}

export const rejectedMail: Template<Linked & { reason: string }> = {
  hu: ({ firstname, url, reason }) => ({
    subject: 'A regisztrációdat elutasítottuk',
    greeting: greetings.hu(firstname, 'STUDENT'),
    paragraphs: [
      'A regisztrációdat ezúttal nem tudtuk elfogadni. Az indoklás:',
      reason,
      'Ha ez rendeződött, újra regisztrálhatsz.',
    ],
    button: { label: 'Új regisztráció', url },
  }),
  en: ({ firstname, url, reason }) => ({
    subject: 'Your registration was rejected',
    greeting: greetings.en(firstname, 'STUDENT'),
    paragraphs: [
      'We couldn’t accept your registration this time. The reason:',
      reason,
      'Once this is sorted out, you may register again.',
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
      'If it isn’t you, you don’t need to do anything: no account is made without the code.',
    ],
    code,
  }),
}
