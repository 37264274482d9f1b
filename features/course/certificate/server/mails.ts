import { greetings } from '#people/identity/server/greetings.ts'
import type { Role } from '#platform/contract/parts.ts'
import type { Template } from '#platform/server/mail.ts'

interface Issued {
  firstname: string
  role: Role
  number: string
  semester: string
  /** The number of the one whose place it takes; null where it is the first. */
  replaced: string | null
  /** Of the page where anybody can check it. */
  url: string
}

export const certificateIssuedMail: Template<Issued> = {
  hu: ({ firstname, role, number, semester, replaced, url }) => ({
    subject: 'Kiállítottuk a tanúsítványodat',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Kiállítottuk a tanúsítványodat.\nSorszám: ${number}\nFélév: ${semester}`,
      ...(replaced ? [`Ez lép a korábbi helyébe, amely ezzel érvényét vesztette: ${replaced}.`] : []),
      'A lenti oldalon bárki ellenőrizheti, bejelentkezés nélkül is. A fájlt a kezdőlapodon bármikor újra letöltheted.',
    ],
    button: { label: 'Az ellenőrző oldal megnyitása', url },
  }),
  en: ({ firstname, role, number, semester, replaced, url }) => ({
    subject: 'Your certificate has been issued',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `Your certificate has been issued.\nNumber: ${number}\nSemester: ${semester}`,
      ...(replaced ? [`It replaces the earlier one, which is no longer valid: ${replaced}.`] : []),
      'Anyone can check it on the page below, without signing in. You can download the file again from your dashboard at any time.',
    ],
    button: { label: 'Open the check page', url },
  }),
}
