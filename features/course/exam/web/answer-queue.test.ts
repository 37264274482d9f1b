import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '#platform/web/failure.ts'
import { createAnswerQueue } from './answer-queue.ts'

const ATTEMPT = '6b6f1d2e-0000-4000-8000-000000000001'
const offline = () => new Failure({ code: 'network' })
const newer = (choice: number[], revision: number) =>
  new Failure({ code: 'answer-outdated', detail: { choice, revision } })

/** One attempt on a server: knows revisions, and can be made to fail or to lose its acknowledgement. */
function server() {
  const stored: Record<number, { choice: number[]; revision: number }> = {}
  const sent: unknown[] = []
  let trouble: (() => unknown) | null = null
  let losesAnswers = false
  return {
    stored,
    sent,
    fail: (how: (() => unknown) | null) => {
      trouble = how
    },
    loseAcknowledgements: (loses: boolean) => {
      losesAnswers = loses
    },
    async send({ position, choice, revision }: { position: number; choice: number[]; revision: number }) {
      sent.push({ position, choice, revision })
      if (trouble) throw trouble()
      const known = stored[position] ?? { choice: [], revision: 0 }
      const isRepeat = revision === known.revision - 1 && String(choice) === String(known.choice)
      if (isRepeat) return { revision: known.revision }
      if (revision !== known.revision) throw newer(known.choice, known.revision)
      stored[position] = { choice, revision: revision + 1 }
      if (losesAnswers) throw offline()
      return { revision: revision + 1 }
    },
  }
}

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

function exam() {
  const far = server()
  const storage = memory()
  const open = () => {
    const queue = createAnswerQueue({ attempt: ATTEMPT, storage, send: far.send })
    queue.know(
      [1, 2, 3].map((position) => ({ position, choice: null, revision: 0, ...far.stored[position] })),
    )
    return queue
  }
  return { far, storage, open }
}

const passes = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('an answer', () => {
  test('is saved as soon as it is given, naming the revision it replaces', async () => {
    const { far, storage, open } = exam()
    const queue = open()
    queue.give(1, [2])
    await passes()
    queue.give(1, [0])
    await passes()
    expect(far.sent).toEqual([
      { position: 1, choice: [2], revision: 0 },
      { position: 1, choice: [0], revision: 1 },
    ])
    expect(queue.view.get()).toMatchObject({ state: 'saved', unsaved: [], choices: { 1: [0] } })
    expect(storage.length).toBe(0)
  })

  test('changed while it is on its way goes out again as its own replacement', async () => {
    const { far, open } = exam()
    const queue = open()
    queue.give(1, [0])
    queue.give(1, [1])
    queue.give(1, [2])
    await passes()
    expect(far.stored[1]).toEqual({ choice: [2], revision: 2 })
    expect(queue.view.get().unsaved).toEqual([])
  })

  test('taken back is saved as none', async () => {
    const { far, open } = exam()
    const queue = open()
    queue.give(1, [0])
    await passes()
    queue.give(1, [])
    await passes()
    expect(far.stored[1]?.choice).toEqual([])
  })
})

describe('without a network', () => {
  test('answers wait, and are tried again after growing pauses', async () => {
    const { far, open } = exam()
    far.fail(offline)
    const queue = open()
    queue.give(1, [0])
    await passes()
    expect(queue.view.get()).toMatchObject({ state: 'waiting', unsaved: [1], choices: { 1: [0] } })
    await passes(1000)
    await passes(2000)
    expect(far.sent).toHaveLength(3)
    await passes(3999)
    expect(far.sent).toHaveLength(3)
    far.fail(null)
    await passes(1)
    expect(far.stored[1]?.choice).toEqual([0])
  })

  test('the pause never grows past half a minute', async () => {
    const { far, open } = exam()
    far.fail(offline)
    open().give(1, [0])
    await passes(300_000)
    const before = far.sent.length
    await passes(30_000)
    expect(far.sent).toHaveLength(before + 1)
  })

  test('the browser being online again ends the wait', async () => {
    const { far, open } = exam()
    far.fail(offline)
    const queue = open()
    queue.give(1, [0])
    queue.give(2, [1])
    await passes(20_000)
    far.fail(null)
    queue.wake()
    await passes()
    expect(queue.view.get().unsaved).toEqual([])
    expect(far.stored[2]?.choice).toEqual([1])
  })

  test('a reload brings unsaved answers back and saves them', async () => {
    const { far, open } = exam()
    far.fail(offline)
    const before = open()
    before.give(1, [0])
    before.give(3, [2])
    await passes()
    before.stop()
    far.fail(null)
    const after = open()
    expect(after.view.get().choices).toMatchObject({ 1: [0], 3: [2] })
    await passes()
    expect(far.stored).toMatchObject({ 1: { choice: [0] }, 3: { choice: [2] } })
  })
})

describe('a lost acknowledgement', () => {
  test('does not keep the same answer from being acknowledged', async () => {
    const { far, open } = exam()
    const queue = open()
    far.loseAcknowledgements(true)
    queue.give(1, [0])
    await passes()
    far.loseAcknowledgements(false)
    await passes(1000)
    expect(queue.view.get()).toMatchObject({ unsaved: [], notes: [] })
  })

  test('does not let the saved choice win over the one made since, even after a reload', async () => {
    const { far, open } = exam()
    const before = open()
    far.loseAcknowledgements(true)
    before.give(1, [0])
    await passes()
    far.fail(offline)
    before.give(1, [1])
    before.give(1, [2])
    before.stop()
    far.fail(null)
    far.loseAcknowledgements(false)
    const after = open()
    await passes()
    expect(far.stored[1]?.choice).toEqual([2])
    expect(after.view.get()).toMatchObject({ choices: { 1: [2] }, notes: [] })
  })
})

describe('another device', () => {
  test('with a newer answer is followed, and the student is told', async () => {
    const { far, open } = exam()
    const queue = open()
    far.stored[1] = { choice: [3], revision: 1 }
    queue.give(1, [0])
    await passes()
    expect(queue.view.get()).toMatchObject({ choices: { 1: [3] }, unsaved: [], state: 'saved' })
    expect(queue.view.get().notes).toEqual([{ position: 1, what: 'newer' }])
    queue.heard()
    queue.give(1, [1])
    await passes()
    expect(far.stored[1]).toEqual({ choice: [1], revision: 2 })
  })

  test('is followed when the attempt is read again, except where this device has something unsaved', async () => {
    const { far, open } = exam()
    const queue = open()
    far.fail(offline)
    queue.give(2, [1])
    await passes()
    queue.know([
      { position: 1, choice: [3], revision: 4 },
      { position: 2, choice: [0], revision: 1 },
    ])
    expect(queue.view.get().choices).toMatchObject({ 1: [3], 2: [1] })
  })
})

describe('the end', () => {
  test('of the attempt stops the queue, which knows what did not arrive', async () => {
    const { far, open } = exam()
    const queue = open()
    far.fail(() => new Failure({ code: 'exam-closed' }))
    queue.give(1, [0])
    queue.give(2, [0])
    await passes(60_000)
    expect(queue.view.get()).toMatchObject({ state: 'closed', unsaved: [1, 2] })
    expect(far.sent).toHaveLength(1)
  })

  test('of the session keeps the answers for the next sign-in', async () => {
    const { far, open } = exam()
    const queue = open()
    far.fail(() => new Failure({ code: 'not-signed-in' }))
    queue.give(1, [0])
    await passes(60_000)
    expect(queue.view.get().state).toBe('stopped')
    far.fail(null)
    open()
    await passes()
    expect(far.stored[1]?.choice).toEqual([0])
  })
})

describe('settling before the exam is submitted', () => {
  test('waits for answers on their way', async () => {
    const { open } = exam()
    const queue = open()
    queue.give(1, [0])
    queue.give(2, [0])
    await expect(queue.settle(5000)).resolves.toEqual([])
  })

  test('does not wait for an attempt that has ended', async () => {
    const { far, open } = exam()
    const queue = open()
    far.fail(() => new Failure({ code: 'exam-closed' }))
    queue.give(2, [0])
    await passes()
    await expect(queue.settle(5000)).resolves.toEqual([2])
  })

  test('says what could not be saved in time', async () => {
    const { far, open } = exam()
    const queue = open()
    far.fail(offline)
    queue.give(3, [0])
    const settled = queue.settle(5000)
    await passes(5000)
    await expect(settled).resolves.toEqual([3])
  })
})

test('a choice the question does not take is given up and told, the rest is saved', async () => {
  const { far, open } = exam()
  const queue = open()
  far.fail(() => {
    far.fail(null)
    return new Failure({ code: 'invalid-request' })
  })
  queue.give(1, [7])
  queue.give(2, [0])
  await passes()
  expect(queue.view.get().notes).toEqual([{ position: 1, what: 'refused' }])
  expect(queue.view.get()).toMatchObject({ choices: { 1: [], 2: [0] }, unsaved: [] })
})
