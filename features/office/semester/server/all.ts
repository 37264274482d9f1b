import { query } from '#platform/server/request.ts'
import { semester } from '../calls.ts'
import { presentInfo, semesterRows } from './queries.ts'

export const all = query(semester.all, async function all({ db }) {
  const rows = await semesterRows(db)
    .orderBy('s.opened_at', (order) => order.desc().nullsFirst())
    .execute()
  return { semesters: rows.map(presentInfo) }
})
