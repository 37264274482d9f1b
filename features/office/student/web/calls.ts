import { queryOf } from '#platform/web/query.ts'
import { student } from '../calls.ts'

export const studentQuery = (id: string) => queryOf(student.one, { params: { id } })
