import type { statistics } from '@rajt/contract/statistics'
import type { Handlers } from '../plumbing/request.ts'
import { ofOffice, ofUniversity } from './dashboard.ts'
import { name, students } from './students.ts'
import { universities } from './universities.ts'
import { xlsx } from './xlsx.ts'

export const statisticsRoutes = {
  universities,
  students,
  name,
  ofUniversity,
  ofOffice,
  xlsx,
} satisfies Handlers<typeof statistics>
