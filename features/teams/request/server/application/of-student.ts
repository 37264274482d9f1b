import { prepared, type Queryable } from '#platform/server/database.ts'
import type { Application } from '../../application-calls.ts'
import { presentApplication } from './present.ts'
import { applicationRows } from './queries.ts'

const sent = prepared<{ student: string; semester: string }>('sent_applications')((db, given) =>
  applicationRows(db)
    .where('r.person_id', '=', given('student'))
    .where('r.semester_id', '=', given('semester'))
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id'),
)

/** What a student has applied to in a semester, as they see it; newest first. */
export const applicationsOf = async (
  db: Queryable,
  student: string,
  semester: string,
): Promise<Application[]> => (await sent(db, { student, semester })).map(presentApplication)
