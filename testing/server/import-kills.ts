import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { type Import, imports } from '#office/imports/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { copyFilled } from './filled-folders.ts'
import { csvFile, mentorLines } from './importing.ts'
import { killDatabase, killPlatform } from './kills.ts'
import { ask, type Process, query, startRajt } from './process.ts'
import { until } from './until.ts'

/** Of each file that is read at the moment of a kill. */
const ROWS_OF_OTHERS = 50
const OTHERS = 3

/**
 * One import, while the platform and its database are killed in turn: everybody is invited once, by one mail. Files that
 * are being read at a kill are there whole, or not at all; whatever was acknowledged is there.
 */
export async function importUnderKills({ people, kills }: { people: number; kills: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-import-'))
  await copyFilled('semester-1', folder)
  let rajt = await startRajt(folder)
  try {
    const body = { email: 'office@rajt.example', password: DEMO_PASSWORD }
    const { token } = (await ask(rajt, auth.login, { body })).body
    const made = await preview(rajt, token, people)
    const id = made?._id ?? ''
    expect(made?.counts.INVITE).toBe(people)
    expect((await ask(rajt, imports.start, { token, params: { id } })).status).toBe(200)
    const acknowledged: string[] = []
    for (let kill = 1; kill <= kills; kill++) {
      const wanted = Math.floor((people * kill) / (kills + 1))
      await until('some are invited', async () => (await invited(folder, id)) >= wanted, 120_000)
      const others = Array.from({ length: OTHERS }, () => preview(rajt, token, ROWS_OF_OTHERS))
      if (kill % 2 === 1) {
        await killPlatform(rajt)
        rajt = await startRajt(folder)
      } else await killDatabase(folder, rajt)
      for (const other of await Promise.all(others)) if (other) acknowledged.push(other._id)
    }
    const isDone = async () =>
      (await ask(rajt, imports.one, { token, params: { id } })).body.status === 'DONE'
    await until('everybody is invited', isDone, 300_000)
    await expectEachOnce(folder, id, people)
    await expectWholeOnes(folder, id, acknowledged)
  } finally {
    rajt.child.kill('SIGTERM')
    await rajt.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Undefined where no answer came. */
async function preview({ url }: Process, token: string, rows: number): Promise<Import | undefined> {
  const form = new FormData()
  form.append('role', 'MENTOR')
  form.append('file', csvFile(mentorLines(rows)))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api${imports.preview.path}`, {
    method: 'POST',
    headers,
    body: form,
  }).catch(() => null)
  return response?.ok ? ((await response.json().catch(() => undefined)) as Import | undefined) : undefined
}

async function invited(folder: string, id: string): Promise<number> {
  const text = "select count(*)::int as n from import_row where import_id = $1 and outcome = 'INVITED'"
  const [{ n } = { n: 0 }] = await query<{ n: number }>(folder, text, [id])
  return n
}

async function expectEachOnce(folder: string, id: string, people: number): Promise<void> {
  const rows = await query<{ email: string; accounts: number; mails: number }>(
    folder,
    `select r.email,
       (select count(*)::int from account a where a.email = r.email) as accounts,
       (select count(*)::int from mail m where m.recipient = r.email) as mails
     from import_row r where r.import_id = $1 and r.outcome = 'INVITED'`,
    [id],
  )
  expect(rows).toHaveLength(people)
  expect(rows.filter(({ accounts, mails }) => accounts !== 1 || mails !== 1)).toEqual([])
}

async function expectWholeOnes(folder: string, id: string, acknowledged: readonly string[]): Promise<void> {
  const others = await query<{ id: string; rows: number }>(
    folder,
    `select i.id, (select count(*)::int from import_row where import_id = i.id) as rows
     from import i where i.made_at > (select made_at from import where id = $1)`,
    [id],
  )
  expect(others.filter(({ rows }) => rows !== ROWS_OF_OTHERS)).toEqual([])
  const there = others.map((one) => one.id)
  expect(acknowledged.filter((one) => !there.includes(one))).toEqual([])
}
