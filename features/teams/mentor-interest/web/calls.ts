import { queryOf } from '#platform/web/query.ts'
import { mentorInterest } from '../calls.ts'

export const interestsQuery = () => queryOf(mentorInterest.list)
