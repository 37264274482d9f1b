import { student } from '@rajt/contract/student'
import { queryOf } from '../plumbing/query.ts'

export const studentQuery = (id: string) => queryOf(student.one, { params: { id } })
