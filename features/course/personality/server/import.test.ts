import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { firstStart } from '#app/server/first-start.ts'
import { days } from '#platform/server/clock.ts'
import { inProject } from '#platform/server/in-project.ts'
import { transact } from '#platform/server/transact.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { personality } from '../calls.ts'
import { importPersonality } from './import.ts'

const rajt = await buildTestRajt()
const { as, db, enter, clock } = rajt
const shipped = inProject('content/personality')
const folder = mkdtempSync(join(tmpdir(), 'rajt-personality-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function bring(from: string): Promise<boolean> {
  const changed = await transact(db, (tx) => importPersonality(tx, from, clock.now()))
  // What the test asks is kept in memory until the notice of the change arrives.
  await rajt.settled()
  return changed
}
/** The test's files with some words changed. */
function edited(change: (text: string) => string): string {
  cpSync(shipped, folder, { recursive: true })
  const path = join(folder, 'test.yml')
  const text = readFileSync(path, 'utf8')
  const after = change(text)
  expect(after).not.toBe(text)
  writeFileSync(path, after)
  return folder
}
const request = async () =>
  (await as(await enter({ standing: 'PERSONALITY' })).does(personality.test)).statements
const idsOf = (statements: { id: string }[]) => statements.map(({ id }) => id)
const varied = (statements: { id: string }[]) => statements.map(({ id }, n) => ({ id, score: 1 + (n % 5) }))
const replaced = () => edited((text) => text.replace('key: ceo-01', 'key: ceo-99'))

describe('a newer version of the test', () => {
  test('that changed nothing writes nothing', async () => {
    const rows = () => db.selectFrom('personality_statement').selectAll().orderBy('id').execute()
    const before = await rows()
    clock.pass(days(1))
    expect(await bring(shipped)).toBe(false)
    expect(await rows()).toEqual(before)
  })

  test('brings better words under the same id', async () => {
    const before = await request()
    const mended = edited((text) =>
      text.replace('Ha a csoportban csend lesz', 'Amikor a csoportban csend lesz'),
    )
    expect(await bring(mended)).toBe(true)
    const after = await request()
    expect(idsOf(after)).toEqual(idsOf(before))
    expect(after[0]?.text).toMatch(/^Amikor a csoportban/)
    await bring(shipped)
    expect(await request()).toEqual(before)
  })

  test('asks the new statement, and keeps the answers and the result of the old one', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    const before = await request()
    const { result } = await as(student).does(personality.answer, { body: { answers: varied(before) } })
    clock.pass(days(1))
    await bring(replaced())
    const after = await request()
    expect(after).toHaveLength(40)
    expect(idsOf(after).filter((id) => !idsOf(before).includes(id))).toHaveLength(1)
    expect((await as(student).does(personality.test)).result).toEqual(result)
    const kept = db.selectFrom('personality_answer').select('score').where('account_id', '=', student.id)
    expect(await kept.execute()).toHaveLength(40)
    await as(student).does(personality.answer, { body: { answers: varied(after) } })
    expect(await kept.execute()).toHaveLength(41)
    await bring(shipped)
  })

  test('refuses answers to what it no longer asks, so that the page asks anew', async () => {
    const student = await enter({ standing: 'PERSONALITY' })
    const before = await request()
    await bring(replaced())
    const reply = await as(student).refused(personality.answer, { body: { answers: varied(before) } })
    expect(reply).toMatchObject({ status: 400, code: 'personality-test-incomplete' })
    await bring(shipped)
    expect(idsOf(await request())).toEqual(idsOf(before))
  })

  test('may not turn a statement round under its old key', async () => {
    const turned = edited((text) =>
      text.replace('type: CEO\n    reverse: false', 'type: CEO\n    reverse: true'),
    )
    await expect(bring(turned)).rejects.toThrow('ceo-01 has another type or direction')
  })

  test('arrives with the next start', async () => {
    const first = () =>
      db
        .selectFrom('personality_statement')
        .select(['text_en', 'retired_at'])
        .where('key', '=', 'ceo-01')
        .executeTakeFirstOrThrow()
    const before = await first()
    await db
      .updateTable('personality_statement')
      .set({ text_en: 'Old words.', retired_at: clock.now() })
      .where('key', '=', 'ceo-01')
      .execute()
    const { files, settings, log } = rajt
    await firstStart({ db, files, settings, now: clock.now(), log })
    expect(await first()).toEqual(before)
  })
})
