import type { APIRequestContext } from '@playwright/test'
import { acceptedStudent, post, tokenOf } from './people.ts'

/** A description with something in every section. */
export const described = (name: string) => ({
  name,
  shortDescription: 'Foglalható mosógép a kollégiumban, sorban állás nélkül.',
  problem: 'Este hatkor húszan állnak sorba két gép előtt.',
  solution: 'Foglalás telefonról, a gép üzen, ha kész.',
  market: 'Száztíz kollégium, elsőként három Szegeden.',
  competitors: 'A füzet a portán.',
  businessModel: 'Mosásonként húsz forint.',
  aboutTeam: 'Egyedül kezdtem, fejlesztőt keresek.',
  contact: 'mosasido@projekt.example',
  focuses: [],
})

/** A name that no other project has. */
export const newName = () => `Mosásidő ${Math.random().toString(36).slice(2, 8)}`

/** A student with a project that is still a draft. */
export async function draftingStudent(request: APIRequestContext, name = newName()) {
  const { token } = await acceptedStudent(request)
  const { project } = await post(request, '/manage-project/create', described(name), token)
  return { token, name, id: project._id as string }
}

/** A student with a published project. */
export async function publishingStudent(request: APIRequestContext, name = newName()) {
  const drafted = await draftingStudent(request, name)
  await post(request, '/manage-project/publish', { ...described(name), revision: 1 }, drafted.token)
  return drafted
}

/** The id of a published project by its name; empty where there is none. */
export async function projectNamed(request: APIRequestContext, name: string): Promise<string> {
  const token = await tokenOf(request, 'office@rajt.example')
  const answer = await request.get(`/api/find-project/all?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { projects } = (await answer.json()) as { projects: { _id: string }[] }
  return projects[0]?._id ?? ''
}
