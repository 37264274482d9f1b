import { exam } from '@rajt/contract/exam'
import { queryOf } from '../plumbing/query.ts'

export const attemptQuery = (id: string) => queryOf(exam.attempt, { params: { id } })
