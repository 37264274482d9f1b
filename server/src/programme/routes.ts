import { programme } from '@rajt/contract/programme'
import { act, read } from '../plumbing/request.ts'
import { change } from './change.ts'
import { currentProgramme } from './current.ts'
import { presentSemester } from './present.ts'
import { renameUniversity } from './rename-university.ts'

export const programmeRoutes = [
  read(programme.context, async ({ db }) => (await currentProgramme(db)).context),
  read(programme.semester, async ({ db }) => presentSemester((await currentProgramme(db)).semester)),
  act(programme.change, change),
  act(programme.renameUniversity, renameUniversity),
]
