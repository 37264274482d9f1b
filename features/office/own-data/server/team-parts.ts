import { sql } from 'kysely'
import type { Part } from './part.ts'

/** What somebody did around projects, in every semester. */
export const teamParts = {
  projects: {
    hu: 'Projektek, amelyeket létrehoztál',
    en: 'Projects you created',
    rows: ({ db, id }) =>
      db
        .selectFrom('project as p')
        .innerJoin('semester as s', 's.id', 'p.semester_id')
        .where('p.owner_id', '=', id)
        .select([
          's.key as semester',
          'p.name',
          'p.status',
          'p.short_description as shortDescription',
          'p.problem',
          'p.solution',
          'p.market',
          'p.competitors',
          'p.business_model as businessModel',
          'p.about_team as aboutTeam',
          'p.contact',
          'p.created_at as at',
        ])
        .orderBy('p.created_at'),
  },
  teams: {
    hu: 'Csapatok, amelyeknek tagja vagy',
    en: 'Teams you are a member of',
    rows: ({ db, id }) =>
      db
        .selectFrom('seat as t')
        .innerJoin('semester as s', 's.id', 't.semester_id')
        .innerJoin('project as p', 'p.id', 't.project_id')
        .where('t.account_id', '=', id)
        .select(['s.key as semester', 'p.name', 't.since'])
        .orderBy('t.since'),
  },
  formerTeams: {
    hu: 'Megszüntetett projektek, amelyeknek a jelentését olvashatod',
    en: 'Dissolved projects with a report you can read',
    rows: ({ db, id }) =>
      db
        .selectFrom('former_seat as t')
        .innerJoin('project as p', 'p.id', 't.project_id')
        .innerJoin('semester as s', 's.id', 'p.semester_id')
        .where('t.account_id', '=', id)
        .select(['s.key as semester', 'p.name', 't.since'])
        .orderBy('t.since'),
  },
  introductions: {
    hu: 'Bemutatkozásaid a csapatkereséshez',
    en: 'Your introductions for finding a team',
    rows: ({ db, id }) =>
      db
        .selectFrom('introduction as i')
        .innerJoin('semester as s', 's.id', 'i.semester_id')
        .where('i.account_id', '=', id)
        .select([
          's.key as semester',
          'i.one_liner as oneLiner',
          'i.introduction',
          'i.facebook',
          'i.linkedin',
          'i.shows_one_pager as showsOnePager',
          'i.is_published as isPublished',
          'i.saved_at as at',
        ])
        .orderBy('i.saved_at'),
  },
  introductionFocuses: {
    hu: 'A bemutatkozásaid iparágai',
    en: 'Industries in your introductions',
    rows: ({ db, id, language }) =>
      db
        .selectFrom('introduction_has_focus as h')
        .innerJoin('term as t', 't.id', 'h.term_id')
        .where('h.account_id', '=', id)
        .select([`t.${language} as name`])
        .orderBy('h.semester_id')
        .orderBy('h.position'),
  },
  /** Both sides: what was asked of others, and what others asked. */
  teamRequests: {
    hu: 'Jelentkezések, meghívások és mentorfelkérések',
    en: 'Applications, invitations and mentor requests',
    rows: ({ db, id }) =>
      db
        .selectFrom('team_request as r')
        .innerJoin('project as p', 'p.id', 'r.project_id')
        .where((eb) => eb.or([eb('r.person_id', '=', id), eb('p.owner_id', '=', id)]))
        .select(['p.name', 'r.kind', 'r.sent_at as at', 'r.closed_at as closedAt'])
        // An applicant is not told whether somebody said no (decision P2).
        .select(
          sql<string>`case when r.kind = 'APPLICATION' and r.person_id = ${id} and r.status in ('REJECTED', 'VOID')
            then 'CLOSED' else r.status end`.as('status'),
        )
        // What others wrote belongs to them.
        .select([
          sql<string>`case when (r.kind = 'APPLICATION') = (r.person_id = ${id}) then r.motivation else '' end`.as(
            'motivation',
          ),
          sql<string | null>`case when r.person_id = ${id} then r.reason end`.as('reason'),
          sql<boolean>`r.person_id = ${id} and r.cv_file_id is not null`.as('hasCv'),
        ])
        .orderBy('r.sent_at'),
  },
  /** Where rescue rounds that were sent have put somebody. */
  rescuePlaces: {
    hu: 'Csapatjavaslatok, amelyekben szerepelsz',
    en: 'Team proposals you are part of',
    rows: ({ db, id }) =>
      db
        .selectFrom('rescue_place as p')
        .innerJoin('rescue_round as r', 'r.id', 'p.round_id')
        .innerJoin('semester as s', 's.id', 'r.semester_id')
        .where('p.account_id', '=', id)
        .where('r.sent_at', 'is not', null)
        .select(['s.key as semester', 'p.creates', 'r.sent_at as at'])
        .select(sql<boolean>`p.group_id is not null`.as('isInGroup'))
        .orderBy('r.sent_at'),
  },
  progressReports: {
    hu: 'Előrehaladási jelentés',
    en: 'Progress report',
    rows: ({ db, id }) =>
      db
        .selectFrom('progress_report as r')
        .innerJoin('project as p', 'p.id', 'r.project_id')
        .innerJoin('semester as s', 's.id', 'p.semester_id')
        .where('r.uploader_id', '=', id)
        .select(['s.key as semester', 'p.name', 'r.submitted_at as at'])
        .orderBy('r.submitted_at'),
  },
  mentorships: {
    hu: 'Projektek, amelyeket mentorálsz',
    en: 'Projects you mentor',
    rows: ({ db, id }) =>
      db
        .selectFrom('mentorship as m')
        .innerJoin('project as p', 'p.id', 'm.project_id')
        .where('m.mentor_id', '=', id)
        .select(['p.name', 'm.since'])
        .orderBy('m.since'),
  },
  mentorPlaces: {
    hu: 'Ahány projektet mentorként vállalhatsz',
    en: 'Projects you can take on as a mentor',
    rows: ({ db, id }) =>
      db
        .selectFrom('mentor_places as x')
        .innerJoin('semester as s', 's.id', 'x.semester_id')
        .where('x.mentor_id', '=', id)
        .select(['s.key as semester', 'x.capacity', 'x.used'])
        .orderBy('s.key'),
  },
  mentorInterests: {
    hu: 'Mentorok érdeklődései',
    en: 'Mentors’ interest',
    rows: ({ db, id }) =>
      db
        .selectFrom('mentor_interest as i')
        .innerJoin('project as p', 'p.id', 'i.project_id')
        .where((eb) => eb.or([eb('i.mentor_id', '=', id), eb('p.owner_id', '=', id)]))
        .select(['p.name', 'i.sent_at as at'])
        .orderBy('i.sent_at'),
    /** Those that somebody made, and those about a mentor. */
  },
  mentorSuggestions: {
    hu: 'Mentorjavaslatok',
    en: 'Mentor suggestions',
    rows: ({ db, id }) =>
      db
        .selectFrom('mentor_suggestion as s')
        .innerJoin('project as p', 'p.id', 's.project_id')
        .where((eb) => eb.or([eb('s.member_id', '=', id), eb('s.mentor_id', '=', id)]))
        .select(['p.name', 's.suggested_at as at'])
        .orderBy('s.suggested_at'),
  },
} satisfies Record<string, Part>
