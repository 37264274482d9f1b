import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesceWakeups } from './coalesce-wakeups.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listening() {
  const client = new EventEmitter()
  coalesceWakeups(client as unknown as pg.ClientBase)
  const heard: unknown[] = []
  client.on('notification', ({ channel, payload }) => heard.push([channel, payload]))
  const tell = (payload: string, channel = 'jobs:insert') => client.emit('notification', { channel, payload })
  return { heard, tell, client }
}

const jobs = (count: number) => ['jobs:insert', `{"count":${count}}`]

test('the first new job wakes at once, those of the next 100 ms wake together', () => {
  const { heard, tell } = listening()
  tell('{"r":0.1,"count":1}')
  expect(heard).toEqual([jobs(1)])
  tell('{"r":0.2,"count":3}')
  tell('{"r":0.3,"count":2}')
  vi.advanceTimersByTime(99)
  expect(heard).toEqual([jobs(1)])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([jobs(1), jobs(5)])
})

test('after 100 ms without a new job the next one wakes at once again', () => {
  const { heard, tell } = listening()
  tell('{"count":1}')
  vi.advanceTimersByTime(100)
  tell('{"count":2}')
  expect(heard).toEqual([jobs(1), jobs(2)])
})

test('a message without a count is one job, and a job that was only changed is none', () => {
  const { heard, tell } = listening()
  tell('')
  vi.advanceTimersByTime(100)
  tell('{"r":0.1,"count":-1}')
  vi.advanceTimersByTime(100)
  expect(heard).toEqual([jobs(1)])
})

test('everything else is heard as it comes', () => {
  const { heard, tell, client } = listening()
  tell('', 'sessions')
  tell('{}', 'sessions')
  expect(heard).toEqual([
    ['sessions', ''],
    ['sessions', '{}'],
  ])
  expect(() => client.emit('error', new Error('broken'))).toThrow('broken')
})
