import { sql } from 'kysely'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { type EarlierMentoring, earlier } from '../calls.ts'

export const mentored = query(earlier.mentored, async function mentored({ db, actor }) {
  const { semester, opened } = await currentProgramme(db)
  const rows = await db
    .selectFrom('mentorship as m')
    .innerJoin('project as p', 'p.id', 'm.project_id')
    .select(['m.semester_id', 'p.id', 'p.name'])
    .where('m.mentor_id', '=', actor.id)
    .where('m.semester_id', '<>', semester.id)
    .orderBy(sql`p.name collate "hu-x-icu"`)
    .orderBy('p.id')
    .execute()
  const semesters = opened.map(({ id, key, number }): EarlierMentoring => {
    const own = rows.filter(({ semester_id }) => semester_id === id)
    return { semester: key, number, projects: own.map((row) => ({ _id: row.id, name: row.name })) }
  })
  return { semesters: semesters.filter(({ projects }) => projects.length > 0) }
})
