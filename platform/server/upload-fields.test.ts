import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf } from './upload-fields.ts'

const Body = z.strictObject({
  title: z.string(),
  link: z._default(z.nullable(z.string()), null),
  places: z.int(),
  isShown: z._default(z.boolean(), true),
  roles: z._default(z.array(z.string()), []),
  numbers: z.array(z.int()),
})
type Field = [name: string, value: string]

test.each<[string, Field[], object]>([
  ['a text stays as it is, also one that looks like a number', [['title', '12']], { title: '12' }],
  [
    'a number and a truth value are read',
    [
      ['places', '3'],
      ['isShown', 'false'],
    ],
    { places: 3, isShown: false },
  ],
  ['one repeated field is a list of one', [['roles', 'STUDENT']], { roles: ['STUDENT'] }],
  [
    'a list keeps its order',
    [
      ['numbers', '2'],
      ['numbers', '1'],
    ],
    { numbers: [2, 1] },
  ],
  ['an empty field that may be null is null', [['link', '']], { link: null }],
  ['a line ends as it does in the page', [['title', 'one\r\ntwo\n']], { title: 'one\ntwo\n' }],
  ['an empty text stays empty', [['title', '']], { title: '' }],
  ['what is no number is left for the schema to refuse', [['places', 'three']], { places: 'three' }],
  ['an unknown field is left for the schema to refuse', [['secret', 'x']], { secret: 'x' }],
  [
    'of a single field that is repeated the last counts',
    [
      ['title', 'a'],
      ['title', 'b'],
    ],
    { title: 'b' },
  ],
])('%s', (_, fields, expected) => expect(fieldsOf(Body, fields)).toEqual(expected))

test.each(['__proto__', 'constructor', 'toString'])('a field called %s changes no prototype', (name) => {
  const given = fieldsOf(Body, [[name, 'x']])
  expect(Object.getPrototypeOf(given)).toBe(Object.prototype)
  expect(Body.safeParse({ title: 'a', places: 1, numbers: [], ...given }).success).toBe(false)
})
