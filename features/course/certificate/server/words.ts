import type { Language } from '#platform/contract/parts.ts'

/** Kept with each certificate: a programme that is renamed does not rename what it has certified. */
export const programme = {
  hu: 'Országos startup-egyetemi program',
  en: 'National Startup-University Programme',
} as const satisfies Record<Language, string>

const grades = {
  hu: ['elégtelen', 'elégséges', 'közepes', 'jó', 'jeles'],
  en: ['insufficient', 'sufficient', 'satisfactory', 'good', 'excellent'],
} as const

interface Said {
  semester_number: number
  semester_key: string
  grade: number
  percent: number
}

/** Every word of a certificate. Grade 1 makes it one of participation, without a result (decision T5). */
export const words = {
  hu: {
    title: ({ grade }: Said) => (grade === 1 ? 'Részvételi tanúsítvány' : 'Tanúsítvány'),
    before: 'Igazoljuk, hogy',
    after: ({ grade, semester_number, semester_key }: Said) =>
      grade === 1
        ? `részt vett a program ${semester_number}. félévében (${semester_key}), és a félév minden modulját végigjárta.`
        : `sikeresen elvégezte a program ${semester_number}. félévét (${semester_key}), a félév minden moduljával és vizsgájával.`,
    result: 'Eredmény',
    grade: ({ grade, percent }: Said) => `${grades.hu[grade - 1]} (${grade}), ${percent}%`,
    number: 'Sorszám',
    issued: 'Kiállítva',
    identityCard: 'Személyi igazolvány száma',
    check: 'Ellenőrizhető bejelentkezés nélkül:',
    checkPicture: 'QR-kód, amely a tanúsítvány ellenőrző oldalára vezet',
    locale: 'hu-HU',
  },
  en: {
    title: ({ grade }: Said) => (grade === 1 ? 'Certificate of Participation' : 'Certificate'),
    before: 'This is to certify that',
    after: ({ grade, semester_number, semester_key }: Said) =>
      grade === 1
        ? `took part in semester ${semester_number} of the programme (${semester_key}) and went through all of its modules.`
        : `successfully completed semester ${semester_number} of the programme (${semester_key}), with all of its modules and exams.`,
    result: 'Result',
    grade: ({ grade, percent }: Said) => `${grades.en[grade - 1]} (${grade}), ${percent}%`,
    number: 'Number',
    issued: 'Issued',
    identityCard: 'Identity card number',
    check: 'Verify without signing in:',
    checkPicture: 'QR code that leads to the check page of this certificate',
    locale: 'en-GB',
  },
} as const satisfies Record<Language, unknown>
