import { greetings } from '#people/identity/server/greetings.ts'
import type { Role } from '#platform/contract/parts.ts'
import { writtenMoment } from '#platform/server/budapest.ts'
import type { Template } from '#platform/server/mail.ts'

interface Told {
  firstname: string
  role: Role
  at: Date
  /** Of what was planned. */
  titles: readonly string[]
  problem: string
  url: string
}

export const planFailedMail: Template<Told> = {
  hu: ({ firstname, role, at, titles, problem, url }) => ({
    subject: 'Nem sikerült egy tervezett közzététel',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Ezt tervezted közzétenni ekkor: ${writtenMoment(at, 'hu')}.`,
      titles.join('\n'),
      `Nem jelent meg, mert ez történt: ${problem}`,
      'A vázlatok megvannak. Nézd át őket, és tedd közzé vagy időzítsd őket újra!',
    ],
    button: { label: 'A tananyag szerkesztése', url },
  }),
  en: ({ firstname, role, at, titles, problem, url }) => ({
    subject: 'A scheduled publishing failed',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `You scheduled this to be published on ${writtenMoment(at, 'en')}:`,
      titles.join('\n'),
      `It wasn’t published: ${problem}`,
      'Nothing is lost: the drafts are still there. Look at them, then publish or schedule them again.',
    ],
    button: { label: 'Write the course', url },
  }),
}
