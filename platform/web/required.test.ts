import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { line, optionalText } from '#platform/contract/parts.ts'
import { isRequired } from './required.ts'

const Fields = z.strictObject({
  title: line(10),
  note: optionalText(10),
  roles: z.array(z.string()).check(z.minLength(1)),
  universities: z.array(z.string()),
  agreed: z.literal(true),
  public: z.boolean(),
})
const filled = { title: 'a', note: 'b', roles: ['c'], universities: ['d'], agreed: true, public: true }
const empty = { title: '', note: '', roles: [], universities: [], agreed: false, public: false }

test.each([
  ['title', true],
  ['note', false],
  ['roles', true],
  ['universities', false],
  ['agreed', true],
  ['public', false],
] as const)('whether %s must be filled in is what the schema says, whatever stands there', (name, answer) => {
  expect(isRequired(Fields, filled, name)).toBe(answer)
  expect(isRequired(Fields, empty, name)).toBe(answer)
})

test('a field that another one asks for is required once that one is chosen', () => {
  const Form = z.pipe(
    z.transform((values: { role: string; neptun: string }) => ({
      neptun: values.role === 'STUDENT' ? values.neptun || undefined : null,
    })),
    z.object({ neptun: z.nullable(z.string()) }),
  )
  expect(isRequired(Form, { role: 'MENTOR', neptun: '' }, 'neptun')).toBe(false)
  expect(isRequired(Form, { role: 'STUDENT', neptun: 'AB12CD' }, 'neptun')).toBe(true)
})

test('what is asked is not changed', () => {
  isRequired(Fields, filled, 'roles')
  expect(filled.roles).toEqual(['c'])
})
