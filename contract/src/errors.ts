import type { Language } from './parts.ts'

interface Meaning extends Record<Language, string> {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503
  /** When the server answers so. */
  when: string
}

/** Refusals every call may answer with. */
export const common = {
  'invalid-request': {
    status: 400,
    when: 'a parameter, the query or the body breaks its schema; `fields` says which and why',
    hu: 'Néhány adat hibás. Nézd át a megjelölt mezőket!',
    en: 'Some of the data is wrong. Please check the marked fields.',
  },
  'not-signed-in': {
    status: 401,
    when: 'the bearer token is absent, unknown, ended or revoked',
    hu: 'A munkameneted lejárt. Jelentkezz be újra!',
    en: 'Your session has ended. Please sign in again.',
  },
  'not-allowed': {
    status: 403,
    when: 'the role of the caller does not make this call',
    hu: 'Ehhez nincs jogosultságod.',
    en: 'You are not allowed to do this.',
  },
  'onboarding-needed': {
    status: 403,
    when: 'a student has not finished onboarding for the current semester (decision R2)',
    hu: 'Előbb fejezd be a féléved megkezdését!',
    en: 'Finish your semester onboarding first.',
  },
  'personality-needed': {
    status: 403,
    when: 'a student has not chosen a personality yet (decision R2)',
    hu: 'Előbb töltsd ki a személyiségtesztet!',
    en: 'Take the personality test first.',
  },
  'not-found': {
    status: 404,
    when: 'the thing does not exist, or lies outside what the caller may reach (decision R5)',
    hu: 'Amit keresel, nem található.',
    en: 'What you are looking for cannot be found.',
  },
  'body-too-large': {
    status: 413,
    when: 'the request or its file is over the limit',
    hu: 'A fájl túl nagy.',
    en: 'File is too large, maximum size',
  },
  'media-type': {
    status: 415,
    when: 'the body is neither JSON nor what the call takes',
    hu: 'Ezt a formátumot nem tudjuk fogadni.',
    en: 'Bad format',
  },
  'too-many-requests': {
    status: 429,
    when: 'a limit per account or address is used up; `Retry-After` says for how long',
    hu: 'Túl sok próbálkozás. Várj egy kicsit, aztán próbáld újra!',
    en: 'Too many attempts. Wait a little, then try again.',
  },
  internal: {
    status: 500,
    when: 'something failed that should not; the request id finds it in the log',
    hu: 'Valami hiba történt. Frissítsd az oldalt!',
    en: 'Something went wrong. Please refresh the page.',
  },
  unavailable: {
    status: 503,
    when: 'the database does not answer, or the server is stopping',
    hu: 'A szolgáltatás most nem érhető el. Próbáld újra egy perc múlva!',
    en: 'The service is not available right now. Try again in a minute.',
  },
} satisfies Record<string, Meaning>

/** Refusals of single calls, named in the call's `refuses`. */
export const special = {
  'wrong-email-or-password': {
    status: 401,
    when: 'sign-in with an unknown address or a wrong password (spec 8)',
    hu: 'Hibás e-mail-cím vagy jelszó',
    en: 'Incorrect e-mail or password',
  },
  'email-unverified': {
    status: 403,
    when: 'right password, but the address has not been verified',
    hu: 'Előbb erősítsd meg az e-mail-címedet a levélben kapott hivatkozással!',
    en: 'Verify your e-mail address first with the link we sent you.',
  },
  'registration-waiting': {
    status: 403,
    when: 'right password, but the registration has not been decided (decision A2)',
    hu: 'A regisztrációd jóváhagyásra vár.',
    en: 'Your registration is waiting for confirmation.',
  },
  'registration-rejected': {
    status: 403,
    when: 'right password, but the registration was rejected',
    hu: 'A regisztrációdat elutasították. Az okát e-mailben megírtuk.',
    en: 'Your registration was rejected. The reason was sent to you by e-mail.',
  },
  'account-disabled': {
    status: 403,
    when: 'right password, but the office disabled the account',
    hu: 'A fiókodat letiltották. Írj a programirodának!',
    en: 'Your account is disabled. Please write to the programme office.',
  },
  'link-invalid': {
    status: 410,
    when: 'an e-mailed link is unknown, used, expired or made for something else (decision A4)',
    hu: 'Ez a hivatkozás már nem érvényes.',
    en: 'This link is no longer valid.',
  },
  'registration-password-wrong': {
    status: 400,
    when: 'proving an address with another password than its registration has; the link stays usable',
    hu: 'Nem ezzel a jelszóval regisztráltál. Próbáld újra! Ha a jelszót nem te választottad, regisztrálj újra: az új regisztráció felülírja a régit.',
    en: 'This is not the password of the registration. Try again. If you did not choose that password, register again: the new registration replaces the old one.',
  },
  'neptun-not-accepted': {
    status: 409,
    when: 'proving an address, when the Neptun code cannot be accepted; `detail.contact` is whom to write to',
    hu: 'Ezzel a Neptun-kóddal nem tudunk regisztrációt elfogadni. Írj a programirodának!',
    en: 'We cannot accept a registration with this Neptun code. Please write to the programme office.',
  },
  'current-password-invalid': {
    status: 400,
    when: 'the current password does not match (spec 8)',
    hu: 'A jelenlegi jelszó hibás',
    en: 'Current password is invalid',
  },
  'password-common': {
    status: 400,
    when: 'the new password is on the list of common ones (decision A6)',
    hu: 'Ez a jelszó túl gyakori, könnyű kitalálni.',
    en: 'This password is too common and easy to guess.',
  },
  'email-taken': {
    status: 409,
    when: 'a live account has this address; told only to those already let in',
    hu: 'Ez az e-mail-cím már foglalt.',
    en: 'This e-mail address is already in use.',
  },
  'username-taken': {
    status: 409,
    when: 'a live account has a username that looks like this; told only to those let in, invited, or with a proven address',
    hu: 'Ez a felhasználónév már foglalt.',
    en: 'This username is already in use.',
  },
  'neptun-taken': {
    status: 409,
    when: 'a live account has this Neptun code; told only to those already let in',
    hu: 'Ez a Neptun-kód már foglalt.',
    en: 'This Neptun code is already in use.',
  },
  'university-name-taken': {
    status: 409,
    when: 'another university has this name',
    hu: 'Már van ilyen nevű egyetem.',
    en: 'Another university has this name.',
  },
  'registration-already-decided': {
    status: 409,
    when: 'somebody decided this registration first (decision A2)',
    hu: 'Erről a regisztrációról közben más már döntött.',
    en: 'Somebody has already decided this registration.',
  },
  'registration-not-decided': {
    status: 409,
    when: 'reopening a registration that is still waiting',
    hu: 'Ez a regisztráció még nincs elbírálva.',
    en: 'This registration has not been decided yet.',
  },
  'personality-not-tested': {
    status: 409,
    when: 'choosing a personality before the test was answered',
    hu: 'Előbb töltsd ki a személyiségtesztet!',
    en: 'Take the personality test first.',
  },
  'personality-test-incomplete': {
    status: 400,
    when: 'an answer is missing, doubled or belongs to no statement',
    hu: 'Minden állításra pontosan egy válasz kell.',
    en: 'Every statement needs exactly one answer.',
  },
  'semester-ended': {
    status: 409,
    when: 'the semester is over; no exam starts any more (spec 4)',
    hu: 'A félév véget ért. Az eredményeidet és a megajánlott jegyedet a kezdőlapon találod.',
    en: 'The semester has ended. Review your results and proposed grade on the dashboard.',
  },
  'module-locked': {
    status: 409,
    when: 'an earlier module is not completed (spec 4)',
    hu: 'Ehhez a vizsgához még nem nyitottad meg a modult.',
    en: 'You have not yet unlocked the module for this exam.',
  },
  'attempts-exhausted': {
    status: 409,
    when: 'every attempt of this exam is used; the points still count (spec 4)',
    hu: 'Elhasználtad az összes próbálkozásodat.',
    en: 'You have exhausted your allowed attempts.',
  },
  'no-exam': {
    status: 409,
    when: 'the module has no exam (spec 4)',
    hu: 'Ehhez a modulhoz nem tartozik vizsga.',
    en: 'No exam for module.',
  },
  'service-unavailable': {
    status: 503,
    when: 'the exam provider does not answer (spec 8)',
    hu: 'A modulvizsgák most nem érhetők el.',
    en: 'Module tests are unavailable.',
  },
  'init-failed': {
    status: 409,
    when: 'the exam could not be started; the message says why (spec 8)',
    hu: 'A vizsgát nem sikerült elindítani.',
    en: 'The exam could not be started.',
  },
  'result-failed': {
    status: 409,
    when: 'the result of an exam could not be saved; the attempt is kept (spec 4)',
    hu: 'Az eredményt nem sikerült elmenteni.',
    en: 'The result could not be saved.',
  },
  'exam-closed': {
    status: 409,
    when: 'answering or submitting an attempt that has ended',
    hu: 'Ez a vizsga már véget ért.',
    en: 'This exam has already ended.',
  },
  'answer-outdated': {
    status: 409,
    when: 'another device saved a newer answer to this question; the body carries it',
    hu: 'Erre a kérdésre egy másik eszközön újabb választ adtál.',
    en: 'A newer answer to this question was given on another device.',
  },
  'picture-unreadable': {
    status: 400,
    when: 'the uploaded picture cannot be decoded',
    hu: 'Ezt a képet nem tudjuk megnyitni.',
    en: 'This picture cannot be opened.',
  },
  'invitation-not-open': {
    status: 409,
    when: 'resending an invitation that was used or withdrawn, or withdrawing one that was used',
    hu: 'Ezt a meghívót már felhasználták vagy visszavonták.',
    en: 'This invitation has already been used or withdrawn.',
  },
} satisfies Record<string, Meaning>

export type CommonRefusal = keyof typeof common
export type Refusal = keyof typeof special
export type Code = CommonRefusal | Refusal

export const meanings: Record<Code, Meaning> = { ...common, ...special }

/** Why one field was refused; `limit` fills the placeholder of the spec's wording (spec 5). */
export interface FieldRefusal {
  rule:
    | 'required'
    | 'email'
    | 'min'
    | 'max'
    | 'number'
    | 'format'
    | 'unknown'
    | 'count'
    | 'taken'
    | 'common'
    | 'match'
    | 'reserved'
  limit?: number
}

/** The one error shape of the wire (decision L3). */
export interface ErrorBody {
  status: number
  code: Code
  message: string
  fields?: Record<string, FieldRefusal>
  /** What a refusal carries beyond its code, e.g. the newer answer. */
  detail?: Record<string, unknown>
  requestId: string
}
