import type { FirstSemester, SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { acceptedStudent, post } from '#testing/journeys/steps/people.ts'
import {
  described,
  draftingStudent,
  newName,
  projectNamed,
  publishingStudent,
} from '#testing/journeys/steps/projects.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** Nowhere: a first semester has no project. */
export const firstSemester: FirstSemester = () => ({
  screens: [],
  addresses: {
    'project-detail': `/project/project-detail/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
  },
})

/** Projects of a second semester, and applying to them, as each sees them. */
export const secondSemester: SecondSemester = async (
  request,
  { owner, member, student, mentor, office, university },
) => {
  const { token: nobody } = await acceptedStudent(request)
  const drafting = await draftingStudent(request)
  const alone = await publishingStudent(request)
  const overwritten = await draftingStudent(request)
  const detail = (id: string) => `/project/project-detail/${id}`
  const joined = detail(await projectNamed(request, 'Kölcsönpolc'))
  const full = detail(await projectNamed(request, 'Első busz'))
  const open = detail(alone.id)
  const of = (token: string, screens: Record<string, Omit<Screen, 'name' | 'token'>>) =>
    Object.entries(screens).map(([name, screen]): Screen => ({ name, token, ...screen }))
  return [
    ...of(nobody, {
      'project-none': { path: '/my-project' },
      'project-create': { path: '/my-project', act: press(/^(Projektet indítok|Start a project)$/) },
      'applications-none': { path: '/project/project-applications' },
      'project-open': { path: open },
      'project-apply': { path: open, act: press(/^(Jelentkezem|Apply)$/) },
    }),
    ...of(drafting.token, {
      'project-draft': { path: '/my-project' },
      'project-preview': { path: '/my-project', act: press(/^(Előnézet|Preview)$/) },
      'project-publish': { path: '/my-project', act: press(/^(Közzététel|Publish)$/) },
      'project-dissolve': { path: '/my-project', act: press(/megszüntetése|^Dissolve the project/) },
    }),
    ...of(overwritten.token, {
      'project-conflict': {
        path: '/my-project',
        act: async (page) => {
          const other = { ...described(newName()), problem: 'Máshol írták.' }
          const { view } = await (
            await request.get('/api/view-project/my', {
              headers: { authorization: `Bearer ${overwritten.token}` },
            })
          ).json()
          const { revision } = view.project
          await post(request, '/manage-project/save-draft', { ...other, revision }, overwritten.token)
          await press(/^(Mentés|Save)$/)(page)
        },
      },
    }),
    ...of(alone.token, { 'project-alone': { path: '/my-project' } }),
    ...of(owner, { 'project-owner': { path: '/my-project' }, 'project-own-detail': { path: joined } }),
    ...of(member, { 'project-member': { path: '/my-project' } }),
    ...of(student, {
      'find-projects': { path: '/project/find-projects' },
      'project-applied': { path: joined },
      'project-full': { path: full },
      applications: { path: '/project/project-applications' },
      'application-revoke': {
        path: '/project/project-applications',
        act: press(/^(Visszavonás|Withdraw): Kölcsönpolc/),
      },
    }),
    ...of(mentor, {
      'find-projects-mentor': { path: '/project/find-projects' },
      'project-mentor': { path: joined },
    }),
    ...of(office, { 'find-projects-office': { path: '/project/find-projects' } }),
    ...of(university, {
      'find-projects-university': { path: '/project/find-projects' },
      'project-university': { path: joined },
    }),
  ]
}
