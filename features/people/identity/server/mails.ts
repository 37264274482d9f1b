import type { Role } from '#platform/contract/parts.ts'
import type { Template } from '#platform/server/mail.ts'
import { greetings } from './greetings.ts'

interface Linked {
  firstname: string
  url: string
}

export const alreadyRegisteredMail: Template<Linked & { role: Role }> = {
  hu: ({ firstname, role, url }) => ({
    subject: 'Már van Rajt-fiókod ezzel a címmel',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      'Valaki ezzel az e-mail-címmel próbált fiókot létrehozni, de neked már van. Ha te voltál, jelentkezz be, vagy kérj új jelszót. Ha nem, nincs teendőd: semmi sem változott.',
    ],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, role, url }) => ({
    subject: 'You already have a Rajt account with this address',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      'Someone tried to create an account with this email address, but you already have one. If it was you, sign in or ask for a new password. If not, there’s nothing to do: nothing has changed.',
    ],
    button: { label: 'Sign in', url },
  }),
}
