import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { acceptedStudent, post } from '#testing/journeys/steps/people.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { grantTo, studentId } from '#testing/journeys/steps/students.ts'

/** The list of students, and the page of one who has taken an exam and been granted another attempt. */
export const firstSemester: FirstSemester = async (request, { office, university }) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const module = modules[0]?.id ?? ''
  await submitExam(request, student.token, await startExam(request, student.token, module))
  const id = await studentId(request, office, student.email)
  await grantTo(request, office, { student: id, module })
  const off = await acceptedStudent(request)
  const offId = await studentId(request, office, off.email)
  await post(request, `/people/${offId}/disable`, { reason: 'Kilépett a programból.' }, office)
  const address = `/students/${id}`
  const at = (name: string, path: string, act?: Screen['act'], token = office): Screen => ({
    name: `staff-students-${name}`,
    path,
    token,
    ...(act ? { act } : {}),
  })
  const screens = [
    at('coordinator', '/students', undefined, university),
    at('nobody', '/students?search=nincsilyen'),
    at('one-coordinator', address, undefined, university),
    at('disabled', `/students/${offId}`),
    at('correct', address, press(/^(Adatok javítása|Correct details)$/)),
    at('disable', address, press(/^(Letiltás|Disable)$/)),
    at('grant', address, press(/^(Plusz próbálkozás vagy idő: 1\.|Extra attempts or time: 1\.)/)),
    at('grade', address, press(/^(Hogyan számoljuk\?|How is this calculated\?)$/)),
  ]
  return { screens, addresses: { student: address } }
}
