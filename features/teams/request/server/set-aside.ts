import { query } from '#platform/server/request.ts'
import { REQUESTS_MAX, requests } from '../requests-calls.ts'
import { setAsideRows } from './stuck.ts'

export const setAside = query(requests.setAside, async function setAside({ db }) {
  const rows = await setAsideRows(db, REQUESTS_MAX)
  return {
    requests: rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      _project: { _id: row.project_id, name: row.name },
      _person: { _id: row.person_id, surname: row.surname, firstname: row.firstname },
      answerBy: row.answer_by.toISOString(),
      since: row.since.toISOString(),
      retryAt: row.retry_at.toISOString(),
      tries: row.tries,
      cause: row.cause,
    })),
  }
})
