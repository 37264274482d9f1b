import { modulesOf } from '#course/course/server/queries.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { type CertificateStanding, certificate } from '../calls.ts'
import { presentOwn } from './present.ts'
import { lastOf, nameOf, resultOf, semestersOf, standingOf } from './queries.ts'
import { mayDownload, statusNow } from './rules.ts'

export const standing = query(certificate.standing, async function standing({ db, actor, language }) {
  const semesters = await semestersOf(db, actor.id)
  const name = await nameOf(db, actor.id)
  const standings = await Promise.all(
    semesters.map((semester) => ofSemester(db, { semester, name, student: actor.id, language })),
  )
  return {
    semesters: standings.filter(({ moduleCount }) => moduleCount > 0),
    hasIdentityCard: name.identity_card !== null,
  }
})

interface Asked {
  semester: SemesterRow
  student: string
  name: { surname: string; firstname: string }
  language: Language
}

async function ofSemester(
  db: Queryable,
  { semester, name, student, language }: Asked,
): Promise<CertificateStanding> {
  const [last, result] = await Promise.all([
    lastOf(db, student, semester.id),
    resultOf(db, student, semester),
  ])
  const verdict = mayDownload(standingOf(last, name, result))
  const { missing, moduleCount, grade, percent } = result
  return {
    semester: semester.key,
    semesterNumber: semester.number,
    isCurrent: semester.is_current,
    result: missing.length === 0 ? { grade, percent } : null,
    missing: await titlesOf(db, semester.id, language, missing),
    moduleCount,
    closedBy: verdict === 'ok' ? null : verdict,
    certificate: last ? presentOwn(last, statusNow(last, result)) : null,
  }
}

async function titlesOf(db: Queryable, semester: string, language: Language, ids: readonly string[]) {
  if (ids.length === 0) return []
  const modules = await modulesOf(db, semester, language)
  return modules.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ _id: id, title }))
}
