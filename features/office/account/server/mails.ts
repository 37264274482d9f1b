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
    subject: 'The programme office has corrected the email address of your account',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `The address of your Rajt account is now ${email}: sign in with it, and our emails go there. Your password hasn’t changed.`,
      `If you don’t know about this, or the address is wrong, write to ${contact}.`,
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
      `The coordinator of your university entered a new address for your Rajt account: ${email}. It takes the place of the present one once you verify it from the email sent there, with your password. Until then nothing changes.`,
      `If you don’t know about this, write to ${contact}.`,
    ],
    button: { label: 'Sign in', url },
  }),
}
