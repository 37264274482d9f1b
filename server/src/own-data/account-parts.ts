import { sql } from 'kysely'
import type { Whose } from './whose.ts'

/** What an account is, and how it is used. Column names are the keys of the words that a reader sees (words.ts). */
export const accountParts = {
  account: ({ db, id }: Whose) =>
    db
      .selectFrom('account as a')
      .leftJoin('university as u', 'u.id', 'a.university_id')
      .where('a.id', '=', id)
      .select(['a.surname', 'a.firstname', 'a.username', 'a.email', 'a.role', 'a.neptun', 'a.language'])
      .select(['u.name as university', 'a.personality', 'a.identity_card as identityCard'])
      .select(['a.first_language as firstLanguage', 'a.second_language as secondLanguage'])
      .select([
        'a.is_named_in_ranking as isNamedInRanking',
        'a.is_suggested as isSuggested',
        'a.created_at as since',
      ]),
  formerNames: ({ db, id }: Whose) =>
    db
      .selectFrom('former_name')
      .where('account_id', '=', id)
      .select(['surname', 'firstname', 'until'])
      .orderBy('until'),
  registration: ({ db, id }: Whose) =>
    db
      .selectFrom('registration')
      .where('account_id', '=', id)
      .select(['status', 'since', 'decided_at as decidedAt', 'reason']),
  onboardings: ({ db, id }: Whose) =>
    db
      .selectFrom('onboarding')
      .where('account_id', '=', id)
      .select(['semester_key as semester', 'at'])
      .orderBy('at'),
  privacyNotices: ({ db, id }: Whose) =>
    db
      .selectFrom('privacy_acknowledgement')
      .where('account_id', '=', id)
      .select(['version', 'language', 'at'])
      .orderBy('at'),
  sessions: ({ db, id }: Whose) =>
    db
      .selectFrom('session')
      .where('account_id', '=', id)
      .select(['device', 'created_at as since', 'seen_at as lastUsed', 'ends_at as until'])
      .orderBy('created_at'),
  secondFactor: ({ db, id }: Whose) =>
    db.selectFrom('second_factor').where('account_id', '=', id).select('confirmed_at as since'),
  lastActivity: ({ db, id }: Whose) =>
    db.selectFrom('last_activity').where('account_id', '=', id).select(sql<string>`day::text`.as('day')),
  calendarAddress: ({ db, id }: Whose) =>
    db.selectFrom('calendar_address').where('account_id', '=', id).select('made_at as at'),
  mails: ({ db, id }: Whose) =>
    db
      .selectFrom('mail as m')
      .innerJoin('account as a', 'a.email', 'm.recipient')
      .where('a.id', '=', id)
      .select(['m.subject', 'm.sent_at as at'])
      .orderBy('m.created_at'),
  acts: ({ db, id }: Whose) =>
    db
      .selectFrom('audit')
      .where((eb) => eb.or([eb('subject_id', '=', id), eb('actor_id', '=', id)]))
      .select(['at', 'act', sql<string | null>`detail ->> 'reason'`.as('reason')])
      .orderBy('at')
      .orderBy('id'),
}
