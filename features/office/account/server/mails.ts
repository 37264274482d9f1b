import { greetings } from '#people/identity/server/greetings.ts'
import type { Role } from '#platform/contract/parts.ts'
import type { Template } from '#platform/server/mail.ts'

interface Corrected {
  role: Role
  firstname: string
  /** The new address. */
  email: string
  contact: string
  url: string
}

/** To the old address and the new one. */
export const emailCorrectedMail: Template<Corrected> = {
  hu: ({ firstname, role, email, contact, url }) => ({
    subject: 'A programiroda javította a fiókod e-mail-címét',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `A Rajt-fiókod címe mostantól ${email}: ezzel jelentkezhetsz be, és ide írunk. A jelszavad nem változott.`,
      `Ha nem tudsz erről, vagy hibás a cím, írj ide: ${contact}.`,
    ],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, role, email, contact, url }) => ({
    subject: 'The programme office has corrected your account’s email address',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `Your Rajt account’s address is now ${email}: sign in with it, and look for our emails there. Your password hasn’t changed.`,
      `If this is news to you, or the address is wrong, write to ${contact}.`,
    ],
    button: { label: 'Sign in', url },
  }),
}

/** To the present address, while the new one waits to be confirmed. */
export const emailCorrectionMail: Template<Corrected> = {
  hu: ({ firstname, role, email, contact, url }) => ({
    subject: 'Új e-mail-címet írtak be a fiókodhoz',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Az egyetemed koordinátora új címet írt be a Rajt-fiókodhoz: ${email}. Akkor lép a mostani helyére, ha az oda küldött levélből, a jelszavaddal megerősíted. Addig minden a régiben marad.`,
      `Ha nem tudsz erről, írj ide: ${contact}.`,
    ],
    button: { label: 'Bejelentkezés', url },
  }),
  en: ({ firstname, role, email, contact, url }) => ({
    subject: 'A new email address was entered for your account',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `Your university’s coordinator entered a new address for your Rajt account: ${email}. It replaces the current one once you verify it with your password, from the email we sent there. Until then nothing changes.`,
      `If this is news to you, write to ${contact}.`,
    ],
    button: { label: 'Sign in', url },
  }),
}
