import type { SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { post } from '#testing/journeys/steps/people.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** What owners and members see of their team and of those who may join it. */
export const secondSemester: SecondSemester = async (request, { owner, member, student }) => {
  const { members } = (await post(request, '/find-member/all', {}, owner)) as {
    members: { _id: string; closedBy: string | null }[]
  }
  const detailsOf = (closedBy: string | null) =>
    `/my-project/team/member-finder/details/${members.find((one) => one.closedBy === closedBy)?._id}`
  const at = (name: string, token: string, path: string, act?: Screen['act']): Screen => ({
    name: `team-${name}`,
    token,
    path,
    ...(act && { act }),
  })
  const openFirst = press(/^(Elfogadás|Accept): /)
  const openApplication = press(/jelentkezése$|^Open: .*’s application$/)
  return [
    at('owner', owner, '/my-project/team'),
    at('complete', owner, '/my-project/team', press(/^(Megvan a csapat|Mark team as complete)$/)),
    at('of-member', member, '/my-project/team'),
    at('none', student, '/my-project/team'),
    at('applications', owner, '/my-project/manage-applications'),
    at('application', owner, '/my-project/manage-applications', openApplication),
    at('application-accept', owner, '/my-project/manage-applications', async (page) => {
      await openApplication(page)
      await openFirst(page)
    }),
    at('member-finder', owner, '/my-project/team/member-finder/list'),
    at('member', owner, detailsOf(null)),
    at('member-invite', owner, detailsOf(null), press(/^(Meghívás a csapatba|Invite to the team)$/)),
    at('member-applied', owner, detailsOf('applied-already')),
    at('sent-invitations', owner, '/my-project/team/member-finder/invitations'),
    at('received-invitations', student, '/project/invitations'),
    at('received-accept', student, '/project/invitations', openFirst),
    at('received-none', member, '/project/invitations'),
    at('introduction', student, '/settings?tab=introduction'),
    at('introduction-in-team', member, '/settings?tab=introduction'),
    at('personality-fixed', member, '/settings?tab=personality'),
  ]
}
