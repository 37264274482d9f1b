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
      'Welcome to Rajt! Verify your email address with the button below and the password you chose when you registered. The link is valid for 24 hours.',
      ...(replaces
        ? [
            'There was an earlier, unverified registration with this address. This one replaces it: the link in the earlier email and the password chosen then no longer work.',
          ]
        : []),
      'After that, your university’s coordinator or the programme office confirms your registration, usually within 4–8 days.',
    ],
    button: { label: 'Verify email address', url },
  }),
}

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
    paragraphs: ['You’re in: your registration has been confirmed. Sign in and start your semester!'],
    button: { label: 'Sign in', url },
  }),
}

export const rejectedMail: Template<Linked & { reason: string }> = {
  hu: ({ firstname, url, reason }) => ({
    subject: 'Nem tudtuk elfogadni a regisztrációdat',
    greeting: greetings.hu(firstname, 'STUDENT'),
    paragraphs: [
      'A regisztrációdat nem tudtuk elfogadni. Az indoklás:',
      reason,
      'Ha ez rendeződött, újra regisztrálhatsz.',
    ],
    button: { label: 'Új regisztráció', url },
  }),
  en: ({ firstname, url, reason }) => ({
    subject: 'We couldn’t accept your registration',
    greeting: greetings.en(firstname, 'STUDENT'),
    paragraphs: [
      'We couldn’t accept your registration. This is why:',
      reason,
      'Once this is sorted out, you can register again.',
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
    subject: 'Your registration code',
    greeting: 'Hello,',
    paragraphs: [
      `You are registering for Rajt with this address. We are getting a lot of registrations right now, so enter this code on the registration page first. It is valid for ${CODE_MINUTES} minutes.`,
      'If this isn’t you, there’s nothing to do: no account is created without the code.',
    ],
    code,
  }),
}
