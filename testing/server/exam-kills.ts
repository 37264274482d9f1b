import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { nthChoice } from './nth-choice.ts'
import { ask, type Process } from './process.ts'
import { filledFolder, start } from './starting.ts'
import { until } from './until.ts'

const students = ['student', 'owner', 'member']
/** Answers of each student before a kill: most of the questions of an exam. */
const ANSWERS = 5

interface Sitting {
  token: string
  moduleId: string
  id: string
  /** Of each position the last answer that was acknowledged. */
  acknowledged: Map<number, { choice: number[]; revision: number }>
  /** How many were acknowledged since the platform was last started. */
  heard: number
}

/** Kills the platform that often while three students answer; every acknowledged answer must be there afterwards. */
export async function answerThroughKills(kills: number): Promise<void> {
  const folder = await filledFolder('semester-1')
  let rajt = await start(folder)
  const sittings: Sitting[] = []
  for (const name of students) sittings.push(await sit(rajt, name))
  for (let kill = 0; kill < kills; kill++) {
    const answering = sittings.map((sitting) => answerUntilKilled(rajt, sitting))
    await until('everybody has answered', async () => sittings.every(({ heard }) => heard > ANSWERS))
    await sleep(37 * (kill % 8))
    rajt.child.kill('SIGKILL')
    await rajt.ended
    await Promise.all(answering)
    rajt = await start(folder)
    for (const sitting of sittings) await expectAcknowledged(rajt, sitting)
  }
  for (const { token, id } of sittings) {
    const { body } = await ask(rajt, exam.submit, { token, params: { id } })
    expect(body).toMatchObject({ status: 'SUBMITTED', receipt: { number: expect.any(String) } })
  }
}

async function sit(rajt: Process, name: string): Promise<Sitting> {
  const body = { email: `${name}@rajt.example`, password: DEMO_PASSWORD }
  const { token } = (await ask(rajt, auth.login, { body })).body
  const { currentProgress } = (await ask(rajt, course.progress, { token })).body
  const next = currentProgress?.moduleProgresses.find((one) => one.exam.can.start && one.status === 'ACTIVE')
  const moduleId = next?.module ?? ''
  return { token, moduleId, id: await begin(rajt, token, moduleId), acknowledged: new Map(), heard: 0 }
}

/** The attempt that begins, or goes on. */
async function begin(rajt: Process, token: string, moduleId: string): Promise<string> {
  const { body } = await ask(rajt, exam.start, { token, body: { moduleId, platform: 'WEB' } })
  return new URL(body.redirectUrl).searchParams.get('attempt') ?? ''
}

/** Question after question, as fast as it can, until the server is gone. */
async function answerUntilKilled(rajt: Process, sitting: Sitting): Promise<void> {
  const { token, id, acknowledged } = sitting
  sitting.heard = 0
  for (let n = 0; ; n++) {
    const { status, body } = await ask(rajt, exam.attempt, { token, params: { id } })
    if (status !== 200) return
    for (const question of body.questions) {
      const { position, revision } = question
      const choice = nthChoice(question, n)
      const sent = { position, choice, revision }
      const answered = await ask(rajt, exam.answer, { token, params: { id }, body: sent })
      if (answered.status !== 200) return
      acknowledged.set(position, { choice, revision: answered.body.revision })
      sitting.heard++
    }
  }
}

/** No attempt was burned either: it is the same one that goes on. */
async function expectAcknowledged(rajt: Process, { token, moduleId, id, acknowledged }: Sitting) {
  expect(await begin(rajt, token, moduleId)).toBe(id)
  const { questions } = (await ask(rajt, exam.attempt, { token, params: { id } })).body
  for (const [position, { choice, revision }] of acknowledged) {
    const stored = questions[position - 1]
    expect(stored?.revision).toBeGreaterThanOrEqual(revision)
    if (stored?.revision === revision) expect(stored.choice).toEqual(choice)
  }
}
