import type { Language, Role } from '@rajt/contract/parts'
import { greetings } from '../auth/mails.ts'
import type { Template } from '../plumbing/mail.ts'

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
      `You are invited to the Rajt startup-university programme as ${roleNames.en[role]}.`,
      'Set up your account with the button below; the invitation is valid for 14 days.',
    ],
    button: { label: 'Set up account', url },
  }),
}
