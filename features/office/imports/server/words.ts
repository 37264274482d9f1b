import type { Language, Role } from '#platform/contract/parts.ts'
import type { ImportField } from '../calls.ts'

/** How the columns are called in the files that the platform makes. */
export const headers: Record<Language, Record<ImportField, string>> = {
  hu: {
    role: 'Szerepkör',
    surname: 'Vezetéknév',
    firstname: 'Keresztnév',
    email: 'E-mail-cím',
    university: 'Egyetem',
    neptun: 'Neptun-kód',
    username: 'Felhasználónév',
    language: 'A levél nyelve',
  },
  en: {
    role: 'Role',
    surname: 'Surname',
    firstname: 'First name',
    email: 'Email address',
    university: 'University',
    neptun: 'Neptun code',
    username: 'Username',
    language: 'Language of the email',
  },
}

export const roleNames: Record<Language, Record<Role, string>> = {
  hu: { STUDENT: 'hallgató', MENTOR: 'mentor', OFFICE: 'programiroda', UNIVERSITY: 'koordinátor' },
  en: { STUDENT: 'student', MENTOR: 'mentor', OFFICE: 'programme office', UNIVERSITY: 'coordinator' },
}

export const languageNames: Record<Language, Record<Language, string>> = {
  hu: { hu: 'magyar', en: 'angol' },
  en: { hu: 'Hungarian', en: 'English' },
}

export const sheetNames: Record<Language, { template: string; problems: string }> = {
  hu: { template: 'Meghívandók', problems: 'Elutasított sorok' },
  en: { template: 'People to invite', problems: 'Refused rows' },
}

/** Of the columns before a refused row's own. */
export const problemHeaders: Record<Language, { line: string; why: string }> = {
  hu: { line: 'Sor', why: 'Miért' },
  en: { line: 'Row', why: 'Why' },
}
