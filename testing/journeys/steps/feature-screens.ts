import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { inProject } from '#platform/server/in-project.ts'
import type { FirstCast, SecondCast } from './cast.ts'
import type { Screen } from './open-screen.ts'
import type { Addresses } from './plain-screens.ts'

/** With an address of each page whose path has a parameter, where the feature has such pages. */
type Given = Screen[] | { screens: Screen[]; addresses: Partial<Addresses> }

/**
 * What a feature's screens.ts may export: states of its screens on the server of semester 1, and on that of semester 2.
 * Whoever a screen needs is made here, before the first one is seen: none counts on what another did.
 */
export type FirstSemester = (request: APIRequestContext, cast: FirstCast) => Given | Promise<Given>
export type SecondSemester = (request: APIRequestContext, cast: SecondCast) => Screen[] | Promise<Screen[]>

interface FeatureScreens {
  firstSemester?: FirstSemester
  secondSemester?: SecondSemester
}

function featureScreens(): Promise<FeatureScreens[]> {
  const paths = globSync('features/*/*/screens.ts', { cwd: inProject('.') }).sort()
  return Promise.all(
    paths.map(async (path) => known(path, await import(pathToFileURL(inProject(path)).href))),
  )
}

/** Screens under another name would be lost without a word. */
function known(path: string, exported: object): FeatureScreens {
  const names = Object.keys(exported)
  if (names.length === 0 || names.some((name) => name !== 'firstSemester' && name !== 'secondSemester'))
    throw new Error(`${path} exports “${names.join()}”, firstSemester and secondSemester are asked for`)
  return exported
}

export async function firstSemesterScreens(request: APIRequestContext, cast: FirstCast) {
  const screens: Screen[] = []
  const addresses: Partial<Addresses> = {}
  for (const { firstSemester } of await featureScreens()) {
    const given = (await firstSemester?.(request, cast)) ?? []
    screens.push(...(Array.isArray(given) ? given : given.screens))
    if (!Array.isArray(given)) Object.assign(addresses, given.addresses)
  }
  return { screens, addresses }
}

export async function secondSemesterScreens(request: APIRequestContext, cast: SecondCast) {
  const screens: Screen[] = []
  for (const { secondSemester } of await featureScreens())
    screens.push(...((await secondSemester?.(request, cast)) ?? []))
  return screens
}
