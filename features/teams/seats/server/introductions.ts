import { type SqlBool, sql } from 'kysely'
import { anyOf, type Queryable } from '#platform/server/database.ts'

export type IntroductionRow = Awaited<ReturnType<ReturnType<typeof introductionRows>['execute']>>[number]

/** Everything that the wire shows of an introduction and its student. */
const introductionRows = (db: Queryable) =>
  db
    .selectFrom('introduction as i')
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .select([
      'a.id',
      'a.surname',
      'a.firstname',
      'a.picture_id',
      'a.university_id',
      'a.personality',
      'a.first_language',
    ])
    .select(['a.second_language', 'i.one_liner', 'i.introduction', 'i.facebook', 'i.linkedin'])
    .select(['i.shows_one_pager', 'i.is_published', 'i.is_here'])
    .select([
      sql<string[]>`array(select term_id from introduction_has_focus h
        where h.account_id = i.account_id and h.semester_id = i.semester_id order by position)`.as('focuses'),
      sql<boolean>`exists (select from one_pager o where o.account_id = i.account_id)`.as('has_one_pager'),
    ])

export const introductionsByKey = (db: Queryable, { keys, semester }: { keys: string[]; semester: string }) =>
  introductionRows(db)
    .where('i.account_id', '=', anyOf(keys))
    .where(sql<SqlBool>`i.semester_id = ${semester}`)
    .execute()

export const ownIntroduction = (db: Queryable, student: string, semester: string) =>
  introductionRows(db)
    .where('i.account_id', '=', student)
    .where('i.semester_id', '=', semester)
    .executeTakeFirst()

/** As the owner sees it whom its student has applied to. */
export const introduced = (row: IntroductionRow) => ({
  oneLiner: row.one_liner,
  introduction: row.introduction,
  focuses: row.focuses,
  links: [row.linkedin, row.facebook].filter((link) => link !== ''),
})
