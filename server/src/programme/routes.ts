import { programme } from '@rajt/contract/programme'
import { type Handlers, read } from '../plumbing/request.ts'
import { change } from './change.ts'
import { currentProgramme } from './current.ts'
import { presentSemester } from './present.ts'
import { renameUniversity } from './rename-university.ts'

export const programmeRoutes = {
  context: read(programme.context, async ({ db }) => (await currentProgramme(db)).context),
  semester: read(programme.semester, async ({ db }) =>
    presentSemester((await currentProgramme(db)).semester),
  ),
  change,
  renameUniversity,
} satisfies Handlers<typeof programme>
