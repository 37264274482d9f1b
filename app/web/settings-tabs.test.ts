import { expect, test } from 'vitest'
import { roles } from '#platform/contract/parts.ts'
import { groups, tabsOf } from './settings-tabs.ts'

const viewer = { officeScope: null, isSecond: true, mustSetUpSecondFactor: false }

test('every part of everybody’s settings stands in one group', () => {
  const grouped = groups.flatMap(({ tabs }): string[] => [...tabs])
  expect(new Set(grouped).size).toBe(grouped.length)
  for (const role of roles) for (const tab of tabsOf({ ...viewer, role })) expect(grouped).toContain(tab)
})

test('the introduction is of those who take part in a second semester', () => {
  expect(tabsOf({ ...viewer, role: 'STUDENT' })).toContain('introduction')
  expect(tabsOf({ ...viewer, role: 'STUDENT', isSecond: false })).not.toContain('introduction')
})

test('before a required second factor is set up nothing else opens', () => {
  expect(tabsOf({ ...viewer, role: 'OFFICE', mustSetUpSecondFactor: true })).toEqual(['security'])
})

test('a reader of the office has its lists, an editor what is their own', () => {
  const narrowed = (officeScope: 'EDITOR' | 'READER') => tabsOf({ ...viewer, role: 'OFFICE', officeScope })
  expect(narrowed('READER')).toEqual(expect.arrayContaining(['password', 'security', 'people', 'accounts']))
  for (const tab of ['semester', 'next-semester', 'universities'])
    expect(narrowed('READER')).not.toContain(tab)
  expect(narrowed('EDITOR')).toEqual(['profile', 'password', 'security', 'data', 'appearance'])
})
