import { auditActs } from '@rajt/contract/audit'
import { expect, test } from 'vitest'
import words from './staff.text.hu.ts'

test('every act of the audit has its sentence', () => {
  const { other: _, ...acts } = words.acts
  expect(Object.keys(acts).sort()).toEqual([...auditActs].sort())
})
