import type { Handlers } from '#platform/server/request.ts'
import type { statistics } from '../calls.ts'
import { name } from './name.ts'
import { ofOffice } from './of-office.ts'
import { ofUniversity } from './of-university.ts'
import { students } from './students.ts'
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
