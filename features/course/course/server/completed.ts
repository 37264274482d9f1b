import { type RawBuilder, sql } from 'kysely'

/** Whether a student has completed the course of a semester that has one: every module that it asks for (spec 2). */
export const hasCompleted = (student: RawBuilder<string>, semester: RawBuilder<string>) =>
  sql<boolean>`exists (select from standing st
    where st.account_id = ${student} and st.semester_id = ${semester} and st.modules_completed > 0
      and st.modules_completed >= (select count(*) from module m where m.semester_id = ${semester} and not m.extra))`
