import type { Language } from './parts.ts'
import { refusals } from './refusals.generated.ts'

export interface Meaning extends Record<Language, string> {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503 | 507
  /** When the server answers so. */
  when: string
}

/** Refusals every call may answer with. */
export const common = {
  'invalid-request': {
    status: 400,
    when: 'a parameter, the query or the body breaks its schema; `fields` says which and why',
    hu: 'Néhány adat hibás. Nézd át a megjelölt mezőket!',
    en: 'Some details are wrong. Check the marked fields.',
  },
  'not-signed-in': {
    status: 401,
    when: 'the bearer token is absent, unknown, ended or revoked',
    hu: 'A munkameneted lejárt. Jelentkezz be újra!',
    en: 'Your session has ended. Sign in again.',
  },
  'not-allowed': {
    status: 403,
    when: 'the role of the caller does not make this call',
    hu: 'Ehhez nincs jogosultságod.',
    en: 'You don’t have permission to do this.',
  },
  'full-access-needed': {
    status: 403,
    when: 'an editor or a reader of the office makes a call that is not of their scope (docs/decisions/0024)',
    hu: 'Ehhez teljes hozzáférés kell. Kérd meg rá egy kollégádat a programirodában!',
    en: 'This needs full access. Ask a colleague in the programme office.',
  },
  'onboarding-needed': {
    status: 403,
    when: 'a student has not finished onboarding for the current semester (decision R2)',
    hu: 'Előbb fejezd be a félév bevezető lépéseit!',
    en: 'First go through the steps that start your semester.',
  },
  'personality-needed': {
    status: 403,
    when: 'a student has not chosen a personality yet (decision R2)',
    hu: 'Előbb töltsd ki a személyiségtesztet!',
    en: 'Take the personality test first.',
  },
  'second-factor-required': {
    status: 403,
    when: 'the programme asks its staff for a second factor, and the caller has not set one up yet',
    hu: 'Előbb kapcsold be a kétlépcsős bejelentkezést a Beállítások → Biztonság lapon!',
    en: 'Turn on two-step sign-in first, under Settings → Security.',
  },
  'not-found': {
    status: 404,
    when: 'the thing does not exist, or lies outside what the caller may reach (decision R5)',
    hu: 'Amit keresel, nem található.',
    en: 'We can’t find what you are looking for.',
  },
  'body-too-large': {
    status: 413,
    when: 'the request or its file is over the limit',
    hu: 'A fájl túl nagy.',
    en: 'The file is too large.',
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
    en: 'Something went wrong on our side. Refresh the page.',
  },
  busy: {
    status: 503,
    when: 'more is waiting at this moment than the server works off in time; `Retry-After` says when to try again, and where a line is kept `detail` has the place in it and the ticket that keeps that place',
    hu: 'Most nagyon sokan vannak itt egyszerre. Próbáld újra pár másodperc múlva!',
    en: 'Rajt is very busy right now. Try again in a few seconds.',
  },
  unavailable: {
    status: 503,
    when: 'the database or the store of files does not answer, or the server is stopping; nothing was done',
    hu: 'A szolgáltatás most nem érhető el. Próbáld újra egy perc múlva!',
    en: 'The service isn’t available right now. Try again in a minute.',
  },
  'outcome-unknown': {
    status: 503,
    when: 'the database went away while it was told to keep what the call did: it is done as a whole, or not at all',
    hu: 'Nem tudjuk, hogy sikerült-e, mert közben megszakadt a kapcsolat az adatbázissal. Nézd meg, mielőtt újra próbálod!',
    en: 'We lost the connection to our database, so we can’t tell whether that was saved. Check before you try again.',
  },
  'storage-full': {
    status: 507,
    when: 'the disk or the store has no room for the uploaded file; nothing of it was kept',
    hu: 'Betelt a tárhelyünk, ezért most nem tudtuk elmenteni a fájlt. Próbáld újra később!',
    en: 'Our storage is full, so we couldn’t save the file. Try again later.',
  },
  'storage-failed': {
    status: 503,
    when: 'the disk or the store could not write the uploaded file; nothing of it was kept',
    hu: 'Most nem tudtuk elmenteni a fájlt. Próbáld újra egy perc múlva!',
    en: 'We couldn’t save the file right now. Try again in a minute.',
  },
} satisfies Record<string, Meaning>

/** Refusals of single calls, named in the call's `refuses`, that no feature has alone. */
export const special = {
  'link-invalid': {
    status: 410,
    when: 'an e-mailed link is unknown, used, expired or made for something else (decision A4)',
    hu: 'Ez a hivatkozás már nem érvényes.',
    en: 'This link is no longer valid.',
  },
  'page-too-far': {
    status: 400,
    when: 'asking for a page of a list beyond the thousandth row',
    hu: 'Ilyen messzire nem lehet lapozni. Szűkítsd a keresést!',
    en: 'The list doesn’t go this far. Narrow your search.',
  },
  'picture-unreadable': {
    status: 400,
    when: 'the uploaded picture cannot be decoded, or not within its time and memory',
    hu: 'Ezt a képet nem tudjuk megnyitni.',
    en: 'We can’t open this picture. Choose another one.',
  },
  'picture-too-large': {
    status: 400,
    when: 'the uploaded picture has more pixels than the limit',
    hu: 'Ez a kép túl nagy felbontású: legfeljebb 40 megapixeles lehet, például 8000 × 5000 képpontos.',
    en: 'This picture is too big: the limit is 40 megapixels, for example 8000 × 5000.',
  },
  'picture-too-long': {
    status: 400,
    when: 'one side of the uploaded picture has more pixels than the limit',
    hu: 'Ez a kép túl hosszú: egyik oldala sem lehet több 12 000 képpontnál.',
    en: 'This picture is too long: neither side can be over 12,000 pixels.',
  },
  'picture-too-narrow': {
    status: 400,
    when: 'the sides of the uploaded picture differ by more than the limit',
    hu: 'Ez a kép túl keskeny: a hosszabb oldala legfeljebb 10-szerese lehet a rövidebbnek.',
    en: 'This picture is too narrow: its longer side can be at most 10 times the shorter one.',
  },
  'text-too-complex': {
    status: 400,
    when: 'the marks of a text in Markdown take longer than they may',
    hu: 'Ebben a szövegben túl sok a formázójel egymás után. Vegyél ki belőlük!',
    en: 'This text has too many formatting marks in a row. Take some out.',
  },
  'wrong-semester': {
    status: 409,
    when: 'what belongs to the other semester (decision X9)',
    hu: 'Ez a másik félévhez tartozik.',
    en: 'This belongs to the other semester, so it isn’t available now. Go to your dashboard.',
  },
  'not-in-semester': {
    status: 403,
    when: 'what a student who takes no part in the current semester cannot do (decision X10)',
    hu: 'Ebben a félévben nem veszel részt a programban. Amit korábban elértél, megmaradt.',
    en: 'You aren’t taking part in the programme this semester. Everything you achieved before is still yours.',
  },
  'edited-meanwhile': {
    status: 409,
    when: 'editing something that somebody has edited since the caller read it; `detail.editedAt` says when, null for never',
    hu: 'Ezt közben valaki más is szerkesztette. Nézd meg, mi áll most ott; ha újra mented, a te változatod marad.',
    en: 'Someone else has edited this in the meantime. Check what it says now; if you save again, your version replaces theirs.',
  },
  'pdf-unreadable': {
    status: 400,
    when: 'the uploaded PDF is cut off or damaged',
    hu: 'Ez a PDF sérült vagy hiányos. Nyomtasd PDF-be, és azt töltsd fel!',
    en: 'This PDF is damaged or incomplete. Print it to a new PDF and upload that.',
  },
  'pdf-encrypted': {
    status: 400,
    when: 'the uploaded PDF opens with a password alone, so that nobody else could read it',
    hu: 'Ez a PDF csak jelszóval nyílik meg. Nyomtasd PDF-be, és azt töltsd fel!',
    en: 'This PDF is protected by a password. Print it to a new PDF and upload that.',
  },
  'pdf-without-pages': {
    status: 400,
    when: 'the uploaded PDF has no page',
    hu: 'Ebben a PDF-ben nincs egyetlen oldal sem. Válassz másik fájlt!',
    en: 'This PDF has no pages. Choose another file.',
  },
} satisfies Record<string, Meaning>

export type CommonRefusal = keyof typeof common
export type Refusal = keyof typeof special | keyof typeof refusals
export type Code = CommonRefusal | Refusal

export const meanings: Record<Code, Meaning> = { ...common, ...special, ...refusals }

/** Rules that a field can break. */
export const fieldRules = [
  'required',
  'email',
  'min',
  'max',
  'at-least',
  'at-most',
  'number',
  'format',
  'unknown',
  'count',
  'taken',
  'gone',
  'common',
  'unchanged',
  'match',
  'reserved',
  'alphabet',
] as const

/** Why one field was refused; `limit` fills the placeholder of the spec's wording (spec 5). */
export interface FieldRefusal {
  rule: (typeof fieldRules)[number]
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
