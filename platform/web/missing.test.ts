import { expect, test } from 'vitest'
import { missingIn } from './missing.ts'

const required = { type: 'required', message: '{"rule":"required"}' }
const format = { type: 'format', message: '{"rule":"format"}' }
const count = { type: 'count', message: '{"rule":"count"}' }
const values = {
  name: '',
  text: 'a',
  agreed: false,
  roles: [],
  focuses: ['a', 'b'],
  limits: [1, '', { from: '' }],
}

test.each([
  ['nothing before it was sent', false, { name: required }, 0],
  ['what is required', true, { name: required, text: required }, 2],
  ['not what is wrong otherwise', true, { name: required, text: format }, 1],
  ['a box that must be ticked', true, { name: required, agreed: format }, 2],
  ['choices of which none is made, not too many of them', true, { roles: count, focuses: count }, 1],
  ['what a list holds', true, { limits: [undefined, required, { from: required }] }, 2],
])('a form counts %s', (_, isSubmitted, errors, lacking) => {
  expect(missingIn({ isSubmitted, errors: errors as never }, values)).toBe(lacking)
})
