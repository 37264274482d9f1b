import { type Handlers, read } from '#platform/server/request.ts'
import { programme } from '../calls.ts'
import { addUniversity } from './add-university.ts'
import { currentProgramme } from './current.ts'
import { closeRegistration, openRegistration } from './open-registration.ts'
import { ownSemester } from './own-semester.ts'
import { presentSemester } from './present.ts'
import { renameUniversity } from './rename-university.ts'
import { restoreUniversity, retireUniversity } from './retire-university.ts'

export const programmeRoutes = {
  context: read(programme.context, async ({ db }) => (await currentProgramme(db)).context),
  semester: read(programme.semester, async ({ db }) =>
    presentSemester((await currentProgramme(db)).semester),
  ),
  ownSemester,
  openRegistration,
  closeRegistration,
  addUniversity,
  renameUniversity,
  retireUniversity,
  restoreUniversity,
} satisfies Handlers<Omit<typeof programme, 'change'>>
