import { expect, test } from 'vitest'
import { unchangedFields } from './unchanged-fields.ts'

const was = { surname: 'Nagy', firstname: 'Réka', email: 'a@b.example', neptun: null, university: 'szte' }

test.each([
  ['nothing was typed', {}, ['surname', 'firstname', 'email', 'neptun', 'university']],
  ['a name was typed', { surname: 'Kis' }, ['firstname', 'email', 'neptun', 'university']],
  [
    'a missing code is an empty field',
    { neptun: '' },
    ['surname', 'firstname', 'email', 'neptun', 'university'],
  ],
  ['a missing code was typed', { neptun: 'AB12CD' }, ['surname', 'firstname', 'email', 'university']],
  ['everything was typed', { surname: 'a', firstname: 'b', email: 'c', neptun: 'd', university: 'e' }, []],
])('%s', (_, typed, left) => expect(unchangedFields({ ...was, ...typed }, was)).toEqual(left))
