import { greetings } from '#people/identity/server/greetings.ts'
import type { Role } from '#platform/contract/parts.ts'
import type { Template } from '#platform/server/mail.ts'
import type { RemarkKind } from '../calls.ts'

interface Answered {
  firstname: string
  role: Role
  kind: RemarkKind
  comment: string
  answer: string
  url: string
}

export const remarkAnsweredMail: Template<Answered> = {
  hu: ({ firstname, role, kind, comment, answer, url }) => ({
    subject: kind === 'LESSON' ? 'Válaszoltunk a javaslatodra' : 'Válaszoltunk a hibajelzésedre',
    greeting: greetings.hu(firstname, role),
    paragraphs: ['Ezt írtad nekünk:', comment, 'Ezt válaszoljuk:', answer],
    button: { label: kind === 'LESSON' ? 'A lecke megnyitása' : 'A megoldások megnyitása', url },
  }),
  en: ({ firstname, role, kind, comment, answer, url }) => ({
    subject: kind === 'LESSON' ? 'We have answered your suggestion' : 'We have answered your report',
    greeting: greetings.en(firstname, role),
    paragraphs: ['You wrote to us:', comment, 'Our answer:', answer],
    button: { label: kind === 'LESSON' ? 'Open the lesson' : 'Open the solutions', url },
  }),
}
