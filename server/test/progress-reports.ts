import { progressReport } from '@rajt/contract/progress-report'
import { onePagersOf, pdf } from './one-pagers.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { teamsOf } from './teams.ts'

/** The second semester with a course, and what tests do with progress reports again and again. */
export async function progressReportsOf(rajt: TestRajt) {
  const { as, db } = rajt
  const { semester, enter } = await beginSecond(rajt)
  await db.updateTable('module').set({ semester_id: semester }).execute()
  await rajt.settled()
  const { completeCourse } = await onePagersOf(rajt)
  const { publish, applied, accept } = teamsOf(rajt)
  const join = async (owner: Person, project: string): Promise<Person> => {
    const member = await enter()
    await accept(owner, await applied(member, project))
    return member
  }
  return {
    ...{ semester, enter, publish, join, completeCourse },
    /** An owner whose upload is open, alone in the project. */
    ready: async (name?: string, traits: Partial<Person> = {}) => {
      const owner = await enter(traits)
      await completeCourse(owner)
      return { owner, project: await publish(owner, name) }
    },
    upload: (owner: Person, file: Blob = pdf()) =>
      as(owner).call(progressReport.upload, { body: {}, files: { file } }),
    standing: (who: Person) => as(who).does(progressReport.standing),
  }
}
