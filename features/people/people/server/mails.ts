import { greetings } from '#people/identity/server/greetings.ts'
import type { Language, Role } from '#platform/contract/parts.ts'
import type { Template } from '#platform/server/mail.ts'

const roleNames: Record<Language, Record<Role, string>> = {
  hu: {
    STUDENT: 'hallgatóként',
    MENTOR: 'mentorként',
    OFFICE: 'a programiroda munkatársaként',
    UNIVERSITY: 'egyetemi koordinátorként',
  },
  en: {
    STUDENT: 'a student',
    MENTOR: 'a mentor',
    OFFICE: 'a member of the programme office',
    UNIVERSITY: 'a university coordinator',
  },
}

export const invitationMail: Template<{ firstname: string; role: Role; url: string }> = {
  hu: ({ firstname, role, url }) => ({
    subject: 'Meghívó a Rajt programba',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Meghívunk a Rajt startup-egyetemi programba ${roleNames.hu[role]}.`,
      'A lenti gombbal állíthatod be a fiókodat; a meghívó 14 napig érvényes.',
    ],
    button: { label: 'Fiók beállítása', url },
  }),
  en: ({ firstname, role, url }) => ({
    subject: 'Your invitation to Rajt',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `You are invited to join Rajt, the startup-university programme, as ${roleNames.en[role]}.`,
      'Set up your account with the button below. The invitation is valid for 14 days.',
    ],
    button: { label: 'Set up account', url },
  }),
}

type Linked = { firstname: string; role: Role; url: string }

/** To the address that an invited person gave instead of the invitation's. */
export const confirmEmailMail: Template<Linked & { from: string }> = {
  hu: ({ firstname, role, url, from }) => ({
    subject: 'Erősítsd meg az új e-mail-címedet',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Ezt a címet adtad meg a Rajt-fiókodhoz. A meghívót ide kaptad: ${from}. Erősítsd meg az új címet a lenti gombbal és a fiókod jelszavával; a hivatkozás 7 napig érvényes.`,
      'Addig a meghívó címével jelentkezhetsz be.',
    ],
    button: { label: 'Új cím megerősítése', url },
  }),
  en: ({ firstname, role, url, from }) => ({
    subject: 'Verify your new email address',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `You gave this address for your Rajt account; your invitation went to ${from}. Verify the new address with the button below and the password of your account. The link is valid for 7 days.`,
      'Until then, sign in with the address we invited.',
    ],
    button: { label: 'Verify new address', url },
  }),
}

/** To the address that staff entered in the place of the account's. */
export const confirmCorrectedEmailMail: Template<Linked & { from: string }> = {
  hu: ({ firstname, role, url, from }) => ({
    subject: 'Erősítsd meg az új e-mail-címedet',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Az egyetemed koordinátora ezt a címet írta be a Rajt-fiókodhoz, ennek a helyére: ${from}. Ha ez a jó cím, erősítsd meg a lenti gombbal és a fiókod jelszavával; a hivatkozás 7 napig érvényes.`,
      'Addig a régi címeddel jelentkezhetsz be. Ha nem tudsz erről, nincs teendőd: jelszó nélkül semmi sem változik.',
    ],
    button: { label: 'Új cím megerősítése', url },
  }),
  en: ({ firstname, role, url, from }) => ({
    subject: 'Verify your new email address',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `Your university’s coordinator entered this address for your Rajt account, to replace ${from}. If it is right, verify it with the button below and the password of your account. The link is valid for 7 days.`,
      'Until then, sign in with the old address. If this is news to you, there’s nothing to do: nothing changes without the password.',
    ],
    button: { label: 'Verify new address', url },
  }),
}

/** To the old address and the new one. */
export const emailChangedMail: Template<Linked & { email: string; contact: string }> = {
  hu: ({ firstname, role, url, email, contact }) => ({
    subject: 'Megváltozott a fiókod e-mail-címe',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `A Rajt-fiókod címe mostantól ${email}: ezzel jelentkezhetsz be, és ide írunk.`,
      `Ha nem te változtattad meg, írj azonnal ide: ${contact}.`,
    ],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, role, url, email, contact }) => ({
    subject: 'Your account’s email address has changed',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `Your Rajt account’s address is now ${email}: sign in with it, and look for our emails there.`,
      `If you didn’t change it, write to ${contact} straight away.`,
    ],
    button: { label: 'Sign in', url },
  }),
}
