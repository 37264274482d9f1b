import { expect, test } from 'vitest'
import { missingIn } from './missing.ts'

const required = { type: 'required', message: '{"rule":"required"}' }
const format = { type: 'format', message: '{"rule":"format"}' }

test.each([
  ['nothing before it was sent', false, { name: required }, 0],
  ['what is required', true, { name: required, text: required }, 2],
  ['not what is wrong otherwise', true, { name: required, text: format }, 1],
  ['what a list holds', true, { limits: [undefined, required, { from: required }] }, 2],
])('a form counts %s', (_, isSubmitted, errors, count) => {
  expect(missingIn({ isSubmitted, errors: errors as never })).toBe(count)
})
