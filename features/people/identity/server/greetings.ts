import type { Language, Role } from '#platform/contract/parts.ts'

/** Students are greeted as students greet each other, mentors and staff a little more formally. */
export const greetings: Record<Language, (firstname: string, role: Role) => string> = {
  hu: (firstname, role) => (role === 'STUDENT' ? `Szia ${firstname}!` : `Kedves ${firstname}!`),
  en: (firstname, role) => (role === 'STUDENT' ? `Hi ${firstname},` : `Dear ${firstname},`),
}
