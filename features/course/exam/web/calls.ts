import { queryOf } from '#platform/web/query.ts'
import { exam } from '../calls.ts'

export const attemptQuery = (id: string) => queryOf(exam.attempt, { params: { id } })
