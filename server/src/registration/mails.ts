import type { Template } from '../plumbing/mail.ts'

type Named = { firstname: string }
type Linked = Named & { url: string }

/** `replaces`: an earlier registration of the same address, which is gone with this one. */
export const verifyMail: Template<Linked & { replaces: boolean }> = {
  hu: ({ firstname, url, replaces }) => ({
    subject: 'Erősítsd meg az e-mail-címedet',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      'Örülünk, hogy jelentkeztél a Rajt programba. Erősítsd meg az e-mail-címedet a lenti gombbal, a regisztrációkor választott jelszavaddal; a hivatkozás 24 óráig él.',
      ...(replaces
        ? [
            'Ezzel a címmel volt már egy korábbi, meg nem erősített regisztráció. Ez a mostani felülírta: a korábbi levél hivatkozása és az akkor megadott jelszó nem használható.',
          ]
        : []),
      'Ezután az egyetemed koordinátora vagy a programiroda hagyja jóvá a regisztrációdat, ez általában 4–8 nap.',
    ],
    button: { label: 'E-mail-cím megerősítése', url },
  }),
  en: ({ firstname, url, replaces }) => ({
    subject: 'Verify your e-mail address',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      'Good to have you at the start of Rajt. Verify your e-mail address with the button below and the password you chose at registration; the link lives for 24 hours.',
      ...(replaces
        ? [
            'There was an earlier, unverified registration with this address. This one has replaced it: the link of the earlier mail and the password given then no longer work.',
          ]
        : []),
      'Then your university’s coordinator or the programme office confirms your registration, usually within 4–8 days.',
    ],
    button: { label: 'Verify e-mail address', url },
  }),
}

/** To the owner of an address that somebody else, or the owner again, gave. */
export const alreadyRegisteredMail: Template<Linked> = {
  hu: ({ firstname, url }) => ({
    subject: 'Már van Rajt-fiókod ezzel a címmel',
    greeting: `Szia ${firstname}!`,
    paragraphs: [
      'Valaki ezzel az e-mail-címmel próbált fiókot létrehozni, de neked már van. Ha te voltál, jelentkezz be, vagy kérj új jelszót. Ha nem, nincs teendőd: semmi sem változott.',
    ],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, url }) => ({
    subject: 'You already have a Rajt account with this address',
    greeting: `Hi ${firstname},`,
    paragraphs: [
      'Somebody tried to create an account with this e-mail address, but you already have one. If it was you, sign in or ask for a new password. If not, you need not do anything: nothing has changed.',
    ],
    button: { label: 'Sign in', url },
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
