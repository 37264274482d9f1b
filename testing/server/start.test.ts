import { expect, test } from 'vitest'
import { addressOf, postmaster, query, spawnRajt } from './process.ts'
import { filledFolder, newFolder, start, withoutPeople } from './starting.ts'
import { databaseAt } from './template.ts'
import { until } from './until.ts'

test('of several processes on one empty database one fills it, and all serve', { tags: 'long' }, async () => {
  const folder = await filledFolder('empty')
  await start(folder, withoutPeople)
  await query(folder, 'create database shared')
  const own = { DATABASE_URL: databaseAt(addressOf(folder), 'shared'), ...withoutPeople }
  await Promise.all([start(newFolder(), own), start(newFolder(), own), start(newFolder(), own)])
})

test('a first start of the second semester has a finished first one', { tags: 'long' }, async () => {
  const folder = await filledFolder('semester-2')
  const { output } = await start(folder, { DEMO: 'semester-2' })
  await until('its accounts are told', () => output().includes('former@rajt.example'), 10_000)
  const semesters = await query(folder, 'select number, is_current from semester order by number')
  expect(semesters).toEqual([
    { number: 1, is_current: false },
    { number: 2, is_current: true },
  ])
})

test('settings that are wrong are refused by name, before anything starts', async () => {
  const folder = newFolder()
  const wrong = await spawnRajt(folder, { DEMO: 'semester-9', RATE_LIMIT: 'many' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/DEMO[\s\S]*RATE_LIMIT/)
  expect(wrong.output()).not.toContain('.ts:')
  expect(postmaster(folder)).toBeNull()
})
