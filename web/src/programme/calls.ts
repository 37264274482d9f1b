import { programme, type Semester, type SemesterSettings } from '@rajt/contract/programme'
import { send } from '../plumbing/api.ts'
import { queryClient, queryOf } from '../plumbing/query.ts'
import { session } from '../plumbing/session.ts'

export const semesterQuery = () => queryOf(programme.semester)

/** Takes effect at once (decision S2): here for the list of settings, the banner of the test environment and the privacy notice. */
export async function changeSemester(settings: Partial<SemesterSettings>): Promise<Semester> {
  const semester = await send(programme.change, { body: settings })
  queryClient.setQueryData(semesterQuery().queryKey, semester)
  const { context, ...rest } = session.get()
  if (context)
    session.set({
      ...rest,
      context: {
        ...context,
        TEST_WARNING: semester.testWarning ? 'enabled' : 'disabled',
        CONTACT_EMAIL: semester.contactEmail,
        CONTROLLER_NAME: semester.controllerName,
        CONTROLLER_ADDRESS: semester.controllerAddress,
        PRIVACY_EMAIL: semester.privacyEmail,
      },
    })
  return semester
}

export async function renameUniversity(id: string, name: string): Promise<void> {
  await send(programme.renameUniversity, { params: { id }, body: { name } })
  const { context, ...rest } = session.get()
  if (context)
    session.set({
      ...rest,
      context: { ...context, UNIVERSITY_NAMES: { ...context.UNIVERSITY_NAMES, [id]: name.trim() } },
    })
}
