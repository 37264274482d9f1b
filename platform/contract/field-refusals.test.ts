import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldRefusals } from './field-refusals.ts'
import { Email, Password, PersonName, text } from './parts.ts'

const Form = z.strictObject({
  name: text(5),
  email: Email,
  password: Password,
  count: z.int().check(z.minimum(1), z.maximum(9)),
  tags: z.array(text(3)).check(z.minLength(1), z.maxLength(2)),
})
const Two = z
  .strictObject({ first: z.string(), second: z.string() })
  .check(z.refine(({ first, second }) => first !== second, { path: ['second'], params: { rule: 'taken' } }))
const right = { name: 'Anna', email: 'a@b.hu', password: 'password1', count: 3, tags: ['a'] }

function refusalsOf(value: unknown) {
  const { error } = Form.safeParse(value, { reportInput: true })
  return error ? fieldRefusals(error) : {}
}

describe('each wrong field', () => {
  test.each([
    ['name', undefined, { name: { rule: 'required' } }],
    ['name', null, { name: { rule: 'required' } }],
    ['name', 7, { name: { rule: 'format' } }],
    ['name', ' ', { name: { rule: 'required' } }],
    ['name', 'abcdef', { name: { rule: 'max', limit: 5 } }],
    ['email', '', { email: { rule: 'required' } }],
    ['email', 'a@b', { email: { rule: 'email' } }],
    ['password', '', { password: { rule: 'required' } }],
    ['password', 'abc1', { password: { rule: 'min', limit: 8 } }],
    ['password', 'abcdefgh', { password: { rule: 'number' } }],
    ['count', 0, { count: { rule: 'at-least', limit: 1 } }],
    ['count', 10, { count: { rule: 'at-most', limit: 9 } }],
    ['count', 1.5, { count: { rule: 'format' } }],
    ['tags', [], { tags: { rule: 'count', limit: 1 } }],
    ['tags', ['a', 'b', 'c'], { tags: { rule: 'count', limit: 2 } }],
    ['tags', ['abcd'], { 'tags.0': { rule: 'max', limit: 3 } }],
    ['extra', 1, { extra: { rule: 'unknown' } }],
  ])('%s = %j', (field, value, refusals) => {
    expect(refusalsOf({ ...right, [field]: value })).toEqual(refusals)
  })
})

test('a right form has none', () => expect(refusalsOf(right)).toEqual({}))

test('every wrong field is told at once', () => {
  expect(Object.keys(refusalsOf({})).toSorted()).toEqual(['count', 'email', 'name', 'password', 'tags'])
})

test('of two possible shapes the first one is explained', () => {
  const Either = z.union([z.strictObject({ a: text(3) }), z.strictObject({ b: text(3) })])
  const { error } = Either.safeParse({}, { reportInput: true })
  expect(error && fieldRefusals(error)).toEqual({ a: { rule: 'required' } })
})

test("a schema's own check says its rule", () => {
  const { error } = Two.safeParse({ first: 'hu', second: 'hu' })
  expect(error && fieldRefusals(error)).toEqual({ second: { rule: 'taken' } })
})

test('a letter of another alphabet in a name has words of its own', () => {
  const { error } = z
    .strictObject({ surname: PersonName })
    .safeParse({ surname: 'Kov\u0430cs' }, { reportInput: true })
  expect(error && fieldRefusals(error)).toEqual({ surname: { rule: 'alphabet' } })
})
