import type { ImportProblem } from './imports.ts'
import type { Language } from './parts.ts'

type Words = Readonly<Record<ImportProblem['rule'], (field: string, hint: string) => string>>

/** Why a row of a file is refused: on the page, and in the file of the refused rows. `hint` is readable, or empty. */
export const importProblemWords: Readonly<Record<Language, Words>> = {
  hu: {
    missing: (field) => `${field}: hiányzik`,
    wrong: (field) => `${field}: hibás`,
    unknown: (field, hint) =>
      hint ? `${field}: ismeretlen. Erre gondoltál? ${hint}` : `${field}: ismeretlen`,
    twice: (field, hint) => `${field}: ugyanez áll ebben a sorban: ${hint}`,
    taken: (field, hint) =>
      hint ? `${field}: már van vele fiók (${hint})` : `${field}: másé, ezért foglalt`,
    retired: (field) => `${field}: már nem vesz részt a programban`,
    differs: (field, hint) =>
      hint ? `${field}: a fiókjában ez áll: ${hint}` : `${field}: a fiókjában nincs megadva`,
  },
  en: {
    missing: (field) => `${field}: missing`,
    wrong: (field) => `${field}: not valid`,
    unknown: (field, hint) => (hint ? `${field}: unknown. Did you mean ${hint}?` : `${field}: unknown`),
    twice: (field, hint) => `${field}: row ${hint} has it too`,
    taken: (field, hint) =>
      hint ? `${field}: has an account already (${hint})` : `${field}: somebody else has it`,
    retired: (field) => `${field}: no longer in the programme`,
    differs: (field, hint) =>
      hint ? `${field}: their account says ${hint}` : `${field}: their account has none`,
  },
}
