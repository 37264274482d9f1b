import { mentorInterest } from '@rajt/contract/mentor-interest'
import { queryOf } from '../plumbing/query.ts'

export const interestsQuery = () => queryOf(mentorInterest.list)
