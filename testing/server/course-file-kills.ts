import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { courseFile } from '#course/authoring/course-file-calls.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import type { Answer, Call } from '#platform/contract/call.ts'
import { courseZip, ownFiles, type Parts } from './course-zips.ts'
import { killPlatform } from './kills.ts'
import { ask, type Process, query } from './process.ts'
import { filledFolder, start } from './starting.ts'

/**
 * A course is brought in, with a change in each module and another video, while the platform is killed at random moments:
 * afterwards either all of it is there or nothing, and it can be brought in again. Answers how often it was which.
 */
export async function bringInUnderKills({ kills }: { kills: number }) {
  const folder = await filledFolder('semester-1')
  let rajt = await start(folder)
  const body = { email: 'office@rajt.example', password: DEMO_PASSWORD }
  const { token } = (await ask(rajt, auth.login, { body })).body
  const own = ownFiles()
  const found = { whole: 0, nothing: 0 }
  // As long as the first one takes, which nothing kills.
  let within = Number.POSITIVE_INFINITY
  for (let kill = 0; kill <= kills; kill++) {
    const { file, modules } = await changed(own, kill)
    const { status, answer } = await send(rajt, token, courseFile.compare, { file })
    expect(status).toBe(200)
    const coming = answer?.items.filter((one) => one.kind === 'module' && one.state !== 'wrong') ?? []
    expect(coming.map(({ state }) => state)).toEqual(modules.map(() => 'changed'))
    const order = { file, modules, seen: answer?.seen ?? '' }
    const from = performance.now()
    const dying = send(rajt, token, courseFile.bringIn, order)
    await (kill === 0 ? dying : sleep(Math.random() * within))
    if (kill === 0) within = performance.now() - from
    await killPlatform(rajt)
    const { status: told } = await dying
    rajt = await start(folder)
    const there = await draftsOf(folder, kill)
    expect([0, modules.length]).toContain(there.modules)
    expect(there.videos).toBe(there.modules > 0 ? 1 : 0)
    // What was acknowledged is there.
    if (told === 200) expect(there.modules).toBe(modules.length)
    if (kill > 0) found[there.modules > 0 ? 'whole' : 'nothing']++
    if (there.modules === 0) {
      const again = await send(rajt, token, courseFile.compare, { file })
      const retried = await send(rajt, token, courseFile.bringIn, {
        ...order,
        seen: again.answer?.seen ?? '',
      })
      expect(retried).toMatchObject({ status: 200, answer: { module: modules.length, medium: 1 } })
    }
    expect(await draftsOf(folder, kill)).toEqual({ modules: modules.length, videos: 1 })
    // What the next one changes must not be written by somebody already.
    await query(folder, `delete from content_draft where content::text like '%"Kill %'`, [])
  }
  return found
}

/** The product's own course with other words in the frame of each module, and a video that is longer by some bytes. */
async function changed(own: Parts, kill: number): Promise<{ file: Blob; modules: string[] }> {
  const parts = { ...own }
  const frames = Object.keys(own).filter((path) => path.endsWith('/module.yml'))
  for (const frame of frames) parts[frame] = String(own[frame]).replace(/^( *hu: ).*$/m, `$1"Kill ${kill}"`)
  const video = Object.keys(own).find((path) => path.endsWith('.video.hu.mp4')) ?? ''
  parts[video] = Buffer.concat([Buffer.from(own[video] ?? ''), Buffer.alloc(kill + 1)])
  const modules = frames.map((frame) => frame.match(/\/\d+-([^/]+)\//)?.[1] ?? '')
  return { file: await courseZip(parts), modules }
}

/** Status 0 where no answer came. */
async function send<C extends Call>(
  { url }: Process,
  token: string,
  call: C,
  fields: Record<string, Blob | string | readonly string[]>,
): Promise<{ status: number; answer: Answer<C> | null }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  const headers = { authorization: `Bearer ${token}` }
  try {
    const response = await fetch(`${url}/api${call.path}`, { method: 'POST', headers, body: form })
    return { status: response.status, answer: (await response.json()) as Answer<C> }
  } catch {
    return { status: 0, answer: null }
  }
}

async function draftsOf(folder: string, kill: number): Promise<{ modules: number; videos: number }> {
  const [row] = await query<{ modules: number; videos: number }>(
    folder,
    `select count(*) filter (where kind = 'module' and content::text like '%"' || $1 || '"%')::int as modules,
       (select count(*)::int from medium m join file f on f.id = m.file_id
        where f.bytes = (select bytes + $2 from (select min(g.bytes) as bytes from medium n join file g on g.id = n.file_id
          where n.title = m.title) first)) as videos
     from content_draft`,
    [`Kill ${kill}`, kill + 1],
  )
  return row ?? { modules: -1, videos: -1 }
}
