import type { APIRequestContext } from '@playwright/test'
import { tokenOf } from './people.ts'

/** People of the demonstration, each signed in once: their tokens. */
async function signedIn<const Name extends string>(request: APIRequestContext, names: readonly Name[]) {
  const tokens = await Promise.all(
    names.map(async (name) => [name, await tokenOf(request, `${name}@rajt.example`)] as const),
  )
  return Object.fromEntries(tokens) as Record<Name, string>
}

export type FirstCast = Awaited<ReturnType<typeof firstCast>>
export const firstCast = (request: APIRequestContext) =>
  signedIn(request, ['student', 'mentor', 'office', 'university', 'editor'])

export type SecondCast = Awaited<ReturnType<typeof secondCast>>
export const secondCast = (request: APIRequestContext) =>
  signedIn(request, ['student', 'owner', 'member', 'mentor', 'office', 'university'])
