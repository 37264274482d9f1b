import type { Handlers } from '#platform/server/request.ts'
import type { programme } from '../calls.ts'
import { addUniversity } from './add-university.ts'
import { closeRegistration } from './close-registration.ts'
import { context } from './context.ts'
import { openRegistration } from './open-registration.ts'
import { ownSemester } from './own-semester.ts'
import { renameUniversity } from './rename-university.ts'
import { restoreUniversity } from './restore-university.ts'
import { retireUniversity } from './retire-university.ts'
import { semester } from './semester.ts'

export const programmeRoutes = {
  context,
  semester,
  ownSemester,
  openRegistration,
  closeRegistration,
  addUniversity,
  renameUniversity,
  retireUniversity,
  restoreUniversity,
} satisfies Handlers<Omit<typeof programme, 'change'>>
