import { mentor } from '@rajt/contract/mentor'
import { queryOf } from '../plumbing/query.ts'

interface Narrowing {
  specializations: string[]
  focuses: string[]
  search: string
  pageNumber: number
}

export const mentorsQuery = (body: Narrowing) => queryOf(mentor.find, { body })

export const mentorQuery = (id: string) => queryOf(mentor.one, { params: { id } })

export const profileQuery = () => queryOf(mentor.profile)
