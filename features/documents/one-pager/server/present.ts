import type { OnePager, OnePagerDetails, OnePagerRow, OnePagerType } from '../calls.ts'
import type { OnePagerDetailsRow, StudentRow } from './queries.ts'

type Told = Pick<OnePagerDetailsRow, 'id' | 'type' | 'challenge_id' | 'title' | 'submitted_at' | 'bytes'>

export const presentOnePager = ({ id, type, challenge_id, title, submitted_at, bytes }: Told): OnePager => ({
  _id: id,
  type: type as OnePagerType,
  corporateProblem: challenge_id && title !== null ? { _id: challenge_id, title } : null,
  submittedAt: submitted_at.toISOString(),
  bytes,
})

interface Whose {
  surname: string
  firstname: string
  email: string
  neptun: string | null
  university_id: string | null
}

const presentStudent = (id: string, { surname, firstname, email, neptun, university_id }: Whose) => ({
  _id: id,
  surname,
  firstname,
  email,
  neptun,
  university: university_id ?? '',
})

export const presentDetails = (row: OnePagerDetailsRow): OnePagerDetails => ({
  ...presentOnePager(row),
  student: presentStudent(row.student, row),
})

export const presentRow = (row: StudentRow): OnePagerRow => ({
  ...presentStudent(row.id, row),
  onePager: row.one_pager_id
    ? presentOnePager({ ...(row as StudentRow & Told), id: row.one_pager_id })
    : null,
})
