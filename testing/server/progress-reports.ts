import { days, later } from '#platform/server/clock.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { progressReport } from '#teams/progress-report/calls.ts'
import { onePagersOf, pdf } from './one-pagers.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'
import { asSecond, beginSecond } from './second-semester.ts'
import { teamsOf } from './teams.ts'

/** The second semester with a course, and what tests do with progress reports again and again. */
export async function progressReportsOf(rajt: TestRajt) {
  const { as, db } = rajt
  const { semester, enter } = await beginSecond(rajt)
  await db.updateTable('module').set({ semester_id: semester }).execute()
  await rajt.settled()
  const { completeCourse } = await onePagersOf(rajt)
  const { publish, applied, accept } = teamsOf(rajt)
  const join = async (owner: Person, project: string): Promise<Person> => {
    const member = await enter()
    await accept(owner, await applied(member, project))
    return member
  }
  return {
    semester,
    enter,
    publish,
    join,
    completeCourse,
    /** An owner whose upload is open, alone in the project. */
    ready: async (name?: string, traits: Partial<Person> = {}) => {
      const owner = await enter(traits)
      await completeCourse(owner)
      return { owner, project: await publish(owner, name) }
    },
    upload: (owner: Person, file: Blob = pdf()) =>
      as(owner).call(progressReport.upload, { body: {}, files: { file } }),
    standing: (who: Person) => as(who).does(progressReport.standing),
  }
}

/** A draft of a project that says nothing yet. */
export const blank = {
  short_description: '',
  problem: '',
  solution: '',
  market: '',
  competitors: '',
  business_model: '',
  about_team: '',
  contact: '',
}

/** Of a student who has handed in a one-pager: that file as the report of a second semester that is over; its id. */
export async function earlierReport({ db }: Pick<TestRajt, 'db'>, { id: owner_id }: Person): Promise<string> {
  const { id: _, ...current } = await currentSemester(db)
  const starts_at = later(current.starts_at, -days(200))
  const key = '2039-40-2'
  const times = { starts_at, ends_at: later(starts_at, days(150)) }
  const { id: semester_id } = await db
    .insertInto('semester')
    .values({ ...current, ...asSecond(starts_at), ...times, key, is_current: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('onboarding')
    .values({ account_id: owner_id, semester_key: key, at: starts_at })
    .execute()
  const { id: project_id } = await db
    .insertInto('project')
    .values({ ...blank, name: 'Kanári', owner_id, semester_id, created_at: starts_at, saved_at: starts_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seat = { account_id: owner_id, semester_id, project_id, position: 0, since: starts_at }
  await db.insertInto('seat').values(seat).execute()
  const { file_id, digest } = await db
    .selectFrom('one_pager')
    .select(['file_id', 'digest'])
    .where('account_id', '=', owner_id)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('progress_report')
    .values({ project_id, uploader_id: owner_id, file_id, digest, submitted_at: later(starts_at, days(90)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
