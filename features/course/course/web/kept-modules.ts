import type { AnyRouter } from '@tanstack/react-router'
import { auth } from '#people/auth/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { send } from '#platform/web/api.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { forgetKept, KEPT_MODULES, keepAnswer, keepFiles } from '#platform/web/offline-cache.ts'
import { session } from '#platform/web/session.ts'
import { createStore } from '#platform/web/store.ts'
import { readStored, store } from '#platform/web/stored.ts'
import { keepLoaded } from '#platform/web/worker.ts'
import { programme } from '#programme/programme/calls.ts'
import { course, type LessonHead } from '../calls.ts'

/** The pages that are read without a network. */
const READING = ['/modules', '/lessons/$id']

interface KeptModule {
  bytes: number
  at: string
  /** Of its lessons and files. */
  addresses: string[]
}
type LessonAnswer = Answer<typeof course.lesson>

/** By the module's id. */
export const keptModules = createStore<Readonly<Record<string, KeptModule>>>(
  readStored<Record<string, KeptModule>>(localStorage, KEPT_MODULES) ?? {},
)

function set(modules: Record<string, KeptModule>): void {
  store(localStorage, KEPT_MODULES, Object.keys(modules).length > 0 ? modules : null)
  keptModules.set(modules)
}

// What was kept is gone with its person.
session.subscribe(() => {
  if (!session.get().token) keptModules.set({})
})

interface ToKeep {
  lessons: LessonAnswer[]
  files: string[]
  bytes: number
}

/** What keeping a module takes: texts, their pictures, and audio; videos stay where they are. */
export async function toKeep(heads: readonly LessonHead[]): Promise<ToKeep> {
  const lessons = await Promise.all(heads.map(({ id }) => send(course.lesson, { params: { id } })))
  const audio = lessons.flatMap(({ lesson }) => lesson.mediaFiles.filter(({ kind }) => kind === 'podcast'))
  const pictures = lessons.flatMap(({ lesson }) => [...lesson.html.matchAll(/src="(\/files\/[^"]+)"/g)])
  const sizes = await Promise.all(pictures.map(([, address = '']) => sizeOf(address)))
  const texts = lessons.map((one) => new Blob([JSON.stringify(one)]).size)
  return {
    lessons,
    files: [...new Set([...audio.map(({ url }) => url), ...pictures.map(([, address = '']) => address)])],
    bytes: [...texts, ...sizes, ...audio.map(({ bytes }) => bytes)].reduce((sum, one) => sum + one, 0),
  }
}

async function sizeOf(address: string): Promise<number> {
  const { headers } = await fetch(address, { method: 'HEAD' })
  return Number(headers.get('content-length') ?? 0)
}

/** Whole or not at all; says after each file how much of it is there, 0-100. */
export async function keepModule(
  module: string,
  { lessons, files, bytes }: ToKeep,
  router: AnyRouter,
  tell: (percent: number) => void,
) {
  const addresses = [...lessons.map(({ lesson: { id } }) => addressOf(id)), ...files]
  try {
    await keepFrame(router)
    for (const one of lessons) await keepAnswer(course.lesson, { params: { id: one.lesson.id } }, one)
    for (const [i, file] of files.entries()) {
      tell(Math.round((100 * i) / files.length))
      await keepFiles([file])
    }
  } catch (failure) {
    await forgetKept(addresses)
    throw failure
  }
  set({ ...keptModules.get(), [module]: { bytes, at: new Date().toISOString(), addresses } })
}

const addressOf = (id: string) => callAddress(course.lesson, { params: { id } })

/** What the pages around a lesson ask for, and their scripts. */
async function keepFrame(router: AnyRouter): Promise<void> {
  const [context, user, progress] = await Promise.all([
    send(programme.context, {}),
    send(auth.user, {}),
    send(course.progress, {}),
  ])
  await keepAnswer(programme.context, {}, context)
  await keepAnswer(auth.user, {}, user)
  await keepAnswer(course.progress, {}, progress)
  await keepReading(router)
}

/** Their scripts are kept once they are loaded; after an update, the new ones. */
export async function keepReading({ loadRouteChunk, routesByPath }: AnyRouter): Promise<void> {
  await Promise.all(READING.map((path) => loadRouteChunk(routesByPath[path])))
  await keepLoaded()
}

export async function forgetModule(module: string): Promise<void> {
  const { [module]: gone, ...others } = keptModules.get()
  set(others)
  await forgetKept(gone?.addresses ?? [])
}
