import { programme } from '@rajt/contract/programme'
import { type Handlers, read } from '../plumbing/request.ts'
import { addUniversity } from './add-university.ts'
import { change } from './change.ts'
import { currentProgramme } from './current.ts'
import { closeRegistration, openRegistration } from './open-registration.ts'
import { presentSemester } from './present.ts'
import { renameUniversity } from './rename-university.ts'
import { restoreUniversity, retireUniversity } from './retire-university.ts'

export const programmeRoutes = {
  context: read(programme.context, async ({ db }) => (await currentProgramme(db)).context),
  semester: read(programme.semester, async ({ db }) =>
    presentSemester((await currentProgramme(db)).semester),
  ),
  change,
  openRegistration,
  closeRegistration,
  addUniversity,
  renameUniversity,
  retireUniversity,
  restoreUniversity,
} satisfies Handlers<typeof programme>
