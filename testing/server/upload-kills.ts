import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { media } from '#course/media/calls.ts'
import { PART_BYTES, type Upload } from '#course/media/parts.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { copyFilled } from './filled-folders.ts'
import { killDatabase, killPlatform } from './kills.ts'
import { videoOf } from './media-files.ts'
import { ask, type Process, query, startRajt } from './process.ts'

/**
 * One upload, while the platform and its database are killed in turn in the middle of its parts: it goes on where the
 * server says, and becomes one medium of the same bytes.
 */
export async function uploadUnderKills({ parts, kills }: { parts: number; kills: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-upload-'))
  await copyFilled('semester-1', folder)
  const content = videoOf(parts * PART_BYTES - 5)
  let rajt = await startRajt(folder)
  try {
    const body = { email: 'office@rajt.example', password: DEMO_PASSWORD }
    const { token } = (await ask(rajt, auth.login, { body })).body
    const begun = await ask(rajt, media.begin, { token, body: { name: 'a.mp4', bytes: content.length } })
    const id = begun.body._id
    const every = Math.floor(parts / (kills + 1))
    for (let [received, part] = [0, 1]; received < content.length; part++) {
      const sending = sendPart(rajt, token, { id, start: received, content })
      if (part % every === 0 && part / every <= kills) {
        await sleep(30)
        if ((part / every) % 2 === 1) {
          await killPlatform(rajt)
          rajt = await startRajt(folder)
        } else await killDatabase(folder, rajt)
      }
      const told = await sending
      received = (await ask(rajt, media.upload, { token, params: { id } })).body.received
      // What was acknowledged is there.
      if (told) expect(received).toBeGreaterThanOrEqual(told.received)
    }
    const adding = { upload: id, title: 'Megölve is egész', transcript: '', workMinutes: null }
    const dying = ask(rajt, media.add, { token, body: adding }).catch(() => null)
    await sleep(150)
    await killPlatform(rajt)
    await dying
    rajt = await startRajt(folder)
    const { body: medium } = await ask(rajt, media.add, { token, body: adding })
    const whole = await fetch(`${rajt.url}${medium.url}`)
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
    await expectOne(folder, id)
  } finally {
    rajt.child.kill('SIGTERM')
    await rajt.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Part {
  id: string
  start: number
  content: Buffer
}

/** Null where no answer came. */
async function sendPart(
  { url }: Process,
  token: string,
  { id, start, content }: Part,
): Promise<Upload | null> {
  const form = new FormData()
  form.append('part', new Blob([new Uint8Array(content.subarray(start, start + PART_BYTES))]))
  const response = await fetch(`${url}/api/upload/${id}/part/${start}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  }).catch(() => null)
  return response?.ok ? ((await response.json().catch(() => null)) as Upload | null) : null
}

async function expectOne(folder: string, id: string): Promise<void> {
  const media = await query<{ n: number }>(
    folder,
    "select count(*)::int as n from medium where title = 'Megölve is egész'",
    [],
  )
  const parts = await query<{ n: number }>(
    folder,
    'select count(*)::int as n from upload_part where upload_id = $1',
    [id],
  )
  expect([media[0]?.n, parts[0]?.n]).toEqual([1, 0])
}
