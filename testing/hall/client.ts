import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { exam } from '#course/exam/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { nthChoice } from '#testing/server/nth-choice.ts'
import { type Asking, ask, type Trouble } from './ask.ts'

/** What the examinees are told; they run in a process of their own, so that they take nothing from the server's thread. */
export interface Sitting {
  url: string
  module: string
  tokens: readonly string[]
  /** Within which they all begin, one after the other. */
  beginWithinMs: number
  answers: number
  /** Between two answers, on average; between half of it and one and a half. */
  thinkMs: number
}

/** Milliseconds of each, and what went wrong on the way. */
export interface Sat {
  /** From the click to the questions, all waiting included. */
  start: number[]
  answer: number[]
  submit: number[]
  trouble: Record<Trouble, number>
  /** Students who were told a place in the line, and the worst one told. */
  waited: number
  worstPlace: number
  /** Over all students: by how much an attempt had begun before its first answer to the start, at most. */
  lateMs: number
}

process.once('message', (sitting: Sitting) => {
  void sitAll(sitting).then((sat) => process.send?.(sat, undefined, undefined, () => process.disconnect()))
})

async function sitAll(sitting: Sitting): Promise<Sat> {
  const sat: Sat = {
    start: [],
    answer: [],
    submit: [],
    trouble: { reset: 0, 'timed out': 0, refused: 0 },
    waited: 0,
    worstPlace: 0,
    lateMs: 0,
  }
  const { tokens, beginWithinMs } = sitting
  await Promise.all(
    tokens.map(async (token, n) => {
      await sleep((beginWithinMs * n) / tokens.length)
      await sit(sitting, token, sat)
    }),
  )
  return sat
}

/** One student: starts, reads the questions, thinks and answers, and hands in. */
async function sit({ url, module, answers, thinkMs }: Sitting, token: string, sat: Sat): Promise<void> {
  // As a browser: a connection of its own that is kept.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let told = 0
  const asking: Asking = {
    url,
    token,
    agent,
    trouble: (what) => sat.trouble[what]++,
    place: (place) => {
      told = Math.max(told, place)
    },
  }
  const begun = performance.now()
  const { redirectUrl } = await ask<Answer<typeof exam.start>>(asking, exam.start, {
    body: { moduleId: module, platform: 'WEB' },
  })
  const id = new URL(redirectUrl).searchParams.get('attempt') ?? ''
  const attempt = await ask<Answer<typeof exam.attempt>>(asking, exam.attempt, { id })
  sat.start.push(performance.now() - begun)
  sat.lateMs = Math.max(sat.lateMs, Date.parse(attempt.now) - Date.parse(attempt.startedAt))
  if (told > 0) sat.waited++
  sat.worstPlace = Math.max(sat.worstPlace, told)
  for (const question of attempt.questions.slice(0, answers)) {
    await sleep(thinkMs * (0.5 + Math.random()))
    const { position } = question
    const choice = nthChoice(question)
    const from = performance.now()
    await ask(asking, exam.answer, { id, body: { position, choice, revision: 0 } })
    sat.answer.push(performance.now() - from)
  }
  const from = performance.now()
  await ask(asking, exam.submit, { id })
  sat.submit.push(performance.now() - from)
  agent.destroy()
}
