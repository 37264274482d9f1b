import { sql } from 'kysely'
import type { Part } from './part.ts'

/** What an account is, and how it is used. Column names are the keys of the words that a reader sees (words.ts). */
export const accountParts = {
  account: {
    hu: 'A fiókod',
    en: 'Your account',
    rows: ({ db, id }) =>
      db
        .selectFrom('account as a')
        .leftJoin('university as u', 'u.id', 'a.university_id')
        .where('a.id', '=', id)
        .select(['a.surname', 'a.firstname', 'a.username', 'a.email', 'a.role', 'a.neptun', 'a.language'])
        .select([
          'u.name as university',
          'a.office_scope as officeScope',
          'a.personality',
          'a.identity_card as identityCard',
          'a.first_language as firstLanguage',
          'a.second_language as secondLanguage',
          'a.is_named_in_ranking as isNamedInRanking',
          'a.is_suggested as isSuggested',
          'a.shows_email_to_mentor as showsEmailToMentor',
          'a.created_at as since',
        ]),
  },
  formerNames: {
    hu: 'Korábbi neveid',
    en: 'Your former names',
    rows: ({ db, id }) =>
      db
        .selectFrom('former_name')
        .where('account_id', '=', id)
        .select(['surname', 'firstname', 'until'])
        .orderBy('until'),
  },
  nameChanges: {
    hu: 'Névváltoztatási kéréseid',
    en: 'Your name changes',
    rows: ({ db, id }) =>
      db
        .selectFrom('name_change')
        .where('account_id', '=', id)
        .select(['surname', 'firstname', 'reason', 'at', 'status', 'ended_at as closedAt', 'rejection'])
        .orderBy('at'),
  },
  registration: {
    hu: 'Regisztráció',
    en: 'Registration',
    rows: ({ db, id }) =>
      db
        .selectFrom('registration')
        .where('account_id', '=', id)
        .select(['status', 'since', 'decided_at as decidedAt', 'reason']),
  },
  onboardings: {
    hu: 'Félévek, amelyeket elkezdtél',
    en: 'Semesters you started',
    rows: ({ db, id }) =>
      db
        .selectFrom('onboarding')
        .where('account_id', '=', id)
        .select(['semester_key as semester', 'at'])
        .orderBy('at'),
  },
  privacyNotices: {
    hu: 'Adatkezelési tájékoztatók, amelyeket tudomásul vettél',
    en: 'Privacy notices you acknowledged',
    rows: ({ db, id }) =>
      db
        .selectFrom('privacy_acknowledgement')
        .where('account_id', '=', id)
        .select(['version', 'language', 'at'])
        .orderBy('at'),
  },
  sessions: {
    hu: 'Eszközök, amelyeken be vagy jelentkezve',
    en: 'Devices you are signed in on',
    rows: ({ db, id }) =>
      db
        .selectFrom('session')
        .where('account_id', '=', id)
        .select(['device', 'created_at as since', 'seen_at as lastUsed', 'ends_at as until'])
        .orderBy('created_at'),
  },
  secondFactor: {
    hu: 'Kétlépcsős bejelentkezés',
    en: 'Two-step sign-in',
    rows: ({ db, id }) =>
      db.selectFrom('second_factor').where('account_id', '=', id).select('confirmed_at as since'),
  },
  lastActivity: {
    hu: 'Az utolsó nap, amikor itt jártál',
    en: 'The last day you were here',
    rows: ({ db, id }) =>
      db.selectFrom('last_activity').where('account_id', '=', id).select(sql<string>`day::text`.as('day')),
  },
  calendarAddress: {
    hu: 'Naptárcím',
    en: 'Calendar address',
    rows: ({ db, id }) =>
      db.selectFrom('calendar_address').where('account_id', '=', id).select('made_at as at'),
  },
  mails: {
    hu: 'Levelek, amelyeket küldtünk',
    en: 'Emails we sent',
    rows: ({ db, id }) =>
      db
        .selectFrom('mail as m')
        .innerJoin('account as a', 'a.email', 'm.recipient')
        .where('a.id', '=', id)
        .select(['m.subject', 'm.sent_at as at'])
        .orderBy('m.created_at'),
  },
  acts: {
    hu: 'Napló: amit te tettél, és amit a fiókoddal tettek',
    en: 'Audit log: what you did, and what happened to your account',
    rows: ({ db, id }) =>
      db
        .selectFrom('audit')
        .where((eb) => eb.or([eb('subject_id', '=', id), eb('actor_id', '=', id)]))
        .select(['at', 'act', sql<string | null>`detail ->> 'reason'`.as('reason')])
        .orderBy('at')
        .orderBy('id'),
  },
} satisfies Record<string, Part>
