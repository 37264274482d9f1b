import { auth } from '#people/auth/calls.ts'
import type { Sort } from '#platform/contract/list.ts'
import { send } from '#platform/web/api.ts'
import { queryOf } from '#platform/web/query.ts'
import { updateUser } from '#platform/web/session.ts'
import { type ProjectNeed, type ProjectSort, project } from '../calls.ts'

interface Narrowing {
  /** A finished one, for staff; the current one where it names none. */
  semester?: string
  universities: string[]
  focuses: string[]
  needs: ProjectNeed[]
  search: string
  sort?: Sort<ProjectSort> | undefined
  pageNumber: number
}

/** Filters stand in the address (spec 7). */
export const projectsQuery = ({
  semester,
  universities,
  focuses,
  needs,
  search,
  sort,
  pageNumber,
}: Narrowing) =>
  queryOf(project.find, {
    query: {
      semester,
      search,
      sort,
      pageNumber: String(pageNumber),
      universities: universities.join(),
      focuses: focuses.join(),
      needs: needs.join(),
    },
  })

export const projectQuery = (id: string) => queryOf(project.one, { params: { id } })

export const ownProjectQuery = () => queryOf(project.mine)

/** Whoever creates or dissolves a project has another role, and so another menu (spec 2). */
export const renewUser = async () => updateUser((await send(auth.user, {})).user)
