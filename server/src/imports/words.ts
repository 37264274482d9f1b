import type { ImportField, ImportProblem } from '@rajt/contract/imports'
import type { Language, Role } from '@rajt/contract/parts'

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
    email: 'E-mail address',
    university: 'University',
    neptun: 'Neptun code',
    username: 'Username',
    language: 'Language of the mail',
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

type Words = Record<ImportProblem['rule'], (field: string, hint: string) => string>
const near = (hint: string, words: string) => (hint ? ` (${words}${hint})` : '')

/** The same as the page says; `hint` is readable by now. */
export const problemWords: Record<Language, Words> = {
  hu: {
    missing: (field) => `${field}: hiányzik`,
    wrong: (field) => `${field}: hibás`,
    unknown: (field, hint) => `${field}: ismeretlen${near(hint, 'erre gondoltál? ')}`,
    twice: (field, hint) => `${field}: a ${hint}. sorban is szerepel`,
    taken: (field, hint) => `${field}: foglalt${near(hint, 'ilyen fiókhoz tartozik: ')}`,
    retired: (field) => `${field}: már nem vesz részt a programban`,
    differs: (field, hint) => `${field}: a meglévő fiókban más áll${near(hint, '')}`,
  },
  en: {
    missing: (field) => `${field}: missing`,
    wrong: (field) => `${field}: not valid`,
    unknown: (field, hint) => `${field}: unknown${near(hint, 'did you mean ')}`,
    twice: (field, hint) => `${field}: row ${hint} has it too`,
    taken: (field, hint) => `${field}: taken${near(hint, 'by an account of this role: ')}`,
    retired: (field) => `${field}: no longer in the programme`,
    differs: (field, hint) => `${field}: differs from the existing account${near(hint, '')}`,
  },
}
