import { onePagerSorts } from '#documents/one-pager/calls.ts'
import { accountSorts } from '#office/account/calls.ts'
import { studentSorts } from '#office/student/calls.ts'
import { invitationSorts } from '#people/people/calls.ts'
import { registrationSorts } from '#people/registration/calls.ts'
import type { Sample } from './growth-sample.ts'

interface Listed {
  call: Sample['call']
  sorts: readonly string[]
  /** What a filter and a university leave is sorted too. */
  filters?: readonly (readonly [string, object])[]
  hasRole?: boolean
}

const lists: readonly Listed[] = [
  {
    call: 'student.list',
    sorts: studentSorts,
    filters: [['with some modules', { progress: ['SOME'] }]],
    hasRole: true,
  },
  {
    call: 'registration.list',
    sorts: registrationSorts,
    filters: [
      ['who waits', { status: ['WAITING'] }],
      ['rejected', { status: ['REJECTED'] }],
    ],
    hasRole: true,
  },
  { call: 'onePager.list', sorts: onePagerSorts, filters: [['those handed in', { isUploaded: true }]] },
  { call: 'account.list', sorts: accountSorts, filters: [['mentors', { roles: ['MENTOR'] }]] },
  { call: 'people.invitations', sorts: invitationSorts, filters: [['open ones', { status: ['SENT'] }]] },
]
const isOfCoordinators = ({ call }: Listed) => call !== 'account.list' && call !== 'people.invitations'

const sample = (
  list: Listed,
  as: 'office' | 'university',
  sort: string,
  of: string,
  filter: object,
): Sample => ({
  call: list.call,
  of: `${of}, sorted by ${sort}${as === 'office' ? '' : ', coordinator'}`,
  as,
  prepare: () => ({
    ...(list.hasRole ? { params: { role: as === 'office' ? 'OFFICE' : 'UNIVERSITY' } } : {}),
    body: { ...filter, sort },
  }),
})

/** Lists by the orders that their readers may choose. */
export const sorted: readonly Sample[] = lists.flatMap((list) =>
  list.sorts
    .flatMap((sort) => [sort, `-${sort}`])
    .flatMap((sort) => [
      sample(list, 'office', sort, 'everybody', {}),
      ...(list.filters ?? []).map(([of, filter]) => sample(list, 'office', sort, of, filter)),
      ...(isOfCoordinators(list) ? [sample(list, 'university', sort, 'everybody', {})] : []),
    ]),
)
