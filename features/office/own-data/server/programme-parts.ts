import { type SqlBool, sql } from 'kysely'
import { metVersion } from '#course/exam/server/queries.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Part } from './part.ts'

/** What was answered, in words: a number with its unit, options as they were chosen, or each with what belongs to it. */
const givenIn = (language: Language) => sql<string>`case
  when x.number is not null then trim(x.number || ' ' || (v.content #>> array[${language}, 'unit']))
  else (
    select string_agg(case v.content ->> 'kind'
      when 'matching' then (v.content #>> array[${language}, 'options', (n - 1)::text]) || ': '
        || (v.content #>> array[${language}, 'matches', o::text])
      else v.content #>> array[${language}, 'options', o::text] end, ' · ' order by n)
    from unnest(x.choice) with ordinality as chosen (o, n)) end`

/** What somebody did in the programme. */
export const programmeParts = {
  personalityAnswers: {
    hu: 'Válaszok a személyiségtesztben',
    en: 'Personality test answers',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('personality_answer as a')
        .innerJoin('personality_statement as s', 's.id', 'a.statement_id')
        .where('a.account_id', '=', id)
        .select([`s.text_${language} as statement`, 'a.score'])
        .orderBy('s.position'),
  },
  personalityResult: {
    hu: 'A személyiségteszt eredménye',
    en: 'Personality test result',
    rows: ({ db, id }) =>
      db
        .selectFrom('personality_result')
        .where('account_id', '=', id)
        .select(['personality', 'percent', 'answered_at as at'])
        .orderBy('percent', 'desc'),
  },
  lessonsDone: {
    hu: 'Elvégzett leckék',
    en: 'Completed lessons',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('lesson_done as d')
        .innerJoin('lesson_text as t', 't.lesson_id', 'd.lesson_id')
        .where('t.language', '=', language)
        .where('d.account_id', '=', id)
        .select(['t.title as lesson', 'd.at'])
        .orderBy('d.at'),
  },
  remarks: {
    hu: 'Javaslataid a tananyaghoz és hibajelzéseid a vizsgakérdésekről',
    en: 'Your course suggestions and exam question reports',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('remark as r')
        .leftJoin('lesson_text as l', (on) =>
          on.onRef('l.lesson_id', '=', 'r.lesson_id').on('l.language', '=', language),
        )
        .leftJoin('question_text as q', (on) =>
          on.onRef('q.question_id', '=', 'r.question_id').on('q.language', '=', language),
        )
        .where('r.account_id', '=', id)
        .select(['l.title as lesson', 'q.prompt as question', 'r.comment', 'r.at', 'r.answer'])
        .orderBy('r.at'),
  },
  exams: {
    hu: 'Vizsgák',
    en: 'Exams',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('exam_attempt as e')
        .innerJoin('module_text as t', 't.module_id', 'e.module_id')
        .where('t.language', '=', language)
        .where('e.account_id', '=', id)
        .select([
          't.title as module',
          'e.number',
          'e.status',
          'e.points',
          'e.passed',
          'e.started_at as startedAt',
          'e.closed_at as closedAt',
        ])
        .orderBy('e.started_at'),
  },
  /** Without their points: before an improvement these would tell which ones were right. */
  examAnswers: {
    hu: 'Válaszok a vizsgákon',
    en: 'Exam answers',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('exam_answer as x')
        .innerJoin('exam_attempt as e', 'e.id', 'x.attempt_id')
        .innerJoin('module_text as m', 'm.module_id', 'e.module_id')
        // As it was asked, whatever was published since.
        .innerJoin('content_version as v', metVersion)
        .where('m.language', '=', language)
        .where('e.account_id', '=', id)
        .where(sql<SqlBool>`(x.choice is not null or x.number is not null)`)
        .select(['m.title as module', 'e.number', 'x.answered_at as at'])
        .select([
          sql<string>`v.content #>> array[${language}, 'prompt']`.as('question'),
          givenIn(language).as('answer'),
        ])
        .orderBy('e.started_at')
        .orderBy('x.position'),
  },
  regrades: {
    hu: 'Újraszámolt vizsgaeredmények',
    en: 'Exam results counted again',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('regrade as c')
        .innerJoin('exam_attempt as e', 'e.id', 'c.attempt_id')
        .innerJoin('ruling as r', 'r.id', 'c.ruling_id')
        .innerJoin('module_text as t', 't.module_id', 'e.module_id')
        .leftJoin('regrade_notice as n', (on) =>
          on.onRef('n.ruling_id', '=', 'c.ruling_id').onRef('n.account_id', '=', 'e.account_id'),
        )
        .where('t.language', '=', language)
        .where('e.account_id', '=', id)
        .select([
          't.title as module',
          'e.number',
          'c.points_before as pointsBefore',
          'c.points_after as points',
        ])
        .select(['c.passed_before as passedBefore', 'c.passed_after as passed'])
        .select([`r.reason_${language} as reason`, 'c.at', 'n.seen_at as seenAt'])
        .orderBy('c.number'),
  },
  examGrants: {
    hu: 'Plusz próbálkozás és idő a vizsgákhoz',
    en: 'Extra exam attempts and time',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('exam_grant as g')
        .innerJoin('module_text as t', 't.module_id', 'g.module_id')
        .where('t.language', '=', language)
        .where('g.account_id', '=', id)
        .select([
          't.title as module',
          'g.extra_attempts as extraAttempts',
          'g.extra_minutes as extraMinutes',
        ]),
  },
  onePagers: {
    hu: 'One-pager',
    en: 'One-pager',
    rows: ({ db, id }) =>
      db
        .selectFrom('one_pager as o')
        .innerJoin('semester as s', 's.id', 'o.semester_id')
        .leftJoin('challenge as c', 'c.id', 'o.challenge_id')
        .where('o.account_id', '=', id)
        .select(['s.key as semester', 'c.title as challenge', 'o.submitted_at as at']),
  },
  certificates: {
    hu: 'Tanúsítványok',
    en: 'Certificates',
    rows: ({ db, id }) =>
      db
        .selectFrom('certificate')
        .where('account_id', '=', id)
        .select(['semester_key as semester', 'number', 'grade', 'percent', 'status', 'issued_at as at'])
        .orderBy('issued_at'),
  },
  mentorProfile: {
    hu: 'Mentorprofil',
    en: 'Mentor profile',
    rows: ({ db, id }) =>
      db
        .selectFrom('mentor_profile as p')
        .where('p.account_id', '=', id)
        .select([
          'p.title',
          'p.biography',
          'p.contact_email as contactEmail',
          'p.phone',
          'p.website',
          'p.linkedin',
          'p.facebook',
          'p.first_language as firstLanguage',
          'p.second_language as secondLanguage',
          'p.is_published as isPublished',
          'p.saved_at as at',
        ]),
  },
  mentorTerms: {
    hu: 'Szakterületek és iparágak',
    en: 'Areas of expertise and industries',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('mentor_has_term as h')
        .innerJoin('term as t', 't.id', 'h.term_id')
        .where('h.account_id', '=', id)
        .select([`t.${language} as name`])
        .orderBy('h.kind')
        .orderBy('h.position'),
  },
} satisfies Record<string, Part>
