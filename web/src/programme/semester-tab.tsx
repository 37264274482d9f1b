import { Loaded } from '../ui/boundary.tsx'
import { semesterQuery } from './calls.ts'
import { SemesterSettingsForm } from './semester-settings.tsx'
import { UniversityNames } from './university-names.tsx'

/** What the office edits in the product: the current semester and the names of the universities (decision S2). */
export default function SemesterTab() {
  return (
    <>
      <Loaded query={semesterQuery()} lines={10}>
        {(semester) => <SemesterSettingsForm semester={semester} />}
      </Loaded>
      <UniversityNames />
    </>
  )
}
