import type { Language } from '#platform/contract/parts.ts'
import type { ImportProblem } from './calls.ts'

type Words = Readonly<Record<ImportProblem['rule'], (field: string, hint: string) => string>>

/** `U+00A7` as people see it: `„§” (U+00A7)`; only its number where it shows nothing. */
function seen(hint: string, [before, after]: readonly [string, string]): string {
  const sign = String.fromCodePoint(Number.parseInt(hint.slice(2), 16) || 0xfffd)
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `${before}${sign}${after} (${hint})` : hint
}
const sign = { hu: (hint: string) => seen(hint, ['„', '”']), en: (hint: string) => seen(hint, ['“', '”']) }

/**
 * Why a row of a file is refused, and what puts it right: on the page, and in the file of the refused rows. `hint` is
 * readable, or empty.
 */
export const importProblemWords: Readonly<Record<Language, Words>> = {
  hu: {
    missing: (field) => `${field}: hiányzik`,
    wrong: (field) => `${field}: hibás. Írd be újra`,
    unknown: (field, hint) =>
      hint ? `${field}: ismeretlen. Erre gondoltál? ${hint}` : `${field}: ismeretlen`,
    twice: (field, hint) => `${field}: ugyanez áll ebben a sorban: ${hint}`,
    taken: (field, hint) =>
      hint ? `${field}: már van vele fiók (${hint})` : `${field}: másé, ezért foglalt`,
    failed: () => 'hiba miatt nem sikerült meghívni, töltsd fel újra ezt a sort',
    retired: (field) => `${field}: már nem vesz részt a programban`,
    differs: (field, hint) =>
      hint ? `${field}: a fiókjában ez áll: ${hint}` : `${field}: a fiókjában nincs megadva`,
    sign: (field, hint) => `${field}: nem állhat benne ez a jel: ${sign.hu(hint)}. Töröld ki`,
    alphabet: (field, hint) =>
      `${field}: más ábécé betűje van a latin betűk között: ${sign.hu(hint)}. Írd be helyette a latin betűt`,
    lost: (field) => `${field}: egy betű elveszett, amikor a fájlt elmentették. Írd be újra`,
    stop: (field) => `${field}: a pont után szóköz kell`,
    error: (field, hint) => `${field}: a cellában Excel-hiba van (${hint}). Írd be az adatot`,
    truth: (field) => `${field}: a cellában igaz/hamis érték van. Írd be az adatot szövegként`,
    number: (field, hint) =>
      `${field}: az Excel számot csinált belőle (${hint}). Állítsd az oszlopot szövegre, és írd be újra`,
    address: (field) => `${field}: nem teljes e-mail-cím: hiányozhat belőle a „@” vagy a vége`,
    code: (field) => `${field}: hat betűből vagy számjegyből kell állnia`,
    short: (field, hint) => `${field}: túl rövid, legalább ennyi jel kell: ${hint}`,
    long: (field, hint) => `${field}: túl hosszú, legfeljebb ennyi jel lehet: ${hint}`,
    reserved: (field) => `${field}: ezt a nevet senki sem használhatja. Írj be másikat, vagy hagyd üresen`,
  },
  en: {
    missing: (field) => `${field}: missing`,
    wrong: (field) => `${field}: not valid. Enter it again`,
    unknown: (field, hint) => (hint ? `${field}: unknown. Did you mean ${hint}?` : `${field}: unknown`),
    twice: (field, hint) => `${field}: row ${hint} has it too`,
    taken: (field, hint) =>
      hint ? `${field}: already has an account (${hint})` : `${field}: someone else has it`,
    failed: () => 'an error stopped us from inviting them, upload this row again',
    retired: (field) => `${field}: no longer in the programme`,
    differs: (field, hint) =>
      hint ? `${field}: their account says ${hint}` : `${field}: their account has none`,
    sign: (field, hint) => `${field}: this character isn’t allowed: ${sign.en(hint)}. Delete it`,
    alphabet: (field, hint) =>
      `${field}: there is a letter from another alphabet among the Latin ones: ${sign.en(hint)}. Type the Latin letter instead`,
    lost: (field) => `${field}: a letter was lost when the file was saved. Enter it again`,
    stop: (field) => `${field}: a full stop needs a space after it`,
    error: (field, hint) => `${field}: the cell holds an Excel error (${hint}). Enter the value`,
    truth: (field) => `${field}: the cell is true or false. Enter the value as text`,
    number: (field, hint) =>
      `${field}: Excel turned it into a number (${hint}). Format the column as text and enter it again`,
    address: (field) => `${field}: not a complete email address: the “@” or its end may be missing`,
    code: (field) => `${field}: it must be six letters or digits`,
    short: (field, hint) => `${field}: too short, the minimum number of characters is ${hint}`,
    long: (field, hint) => `${field}: too long, the maximum number of characters is ${hint}`,
    reserved: (field) => `${field}: no one can have this name. Enter another one, or leave it empty`,
  },
}
