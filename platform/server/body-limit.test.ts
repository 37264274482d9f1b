import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalLine, text } from '#platform/contract/parts.ts'
import { bodyLimitOf, LEAST_BODY_BYTES } from './body-limit.ts'

const bytes = (body: unknown) => Buffer.byteLength(JSON.stringify(body))

test.each([undefined, z.strictObject({ email: z.string() }), z.strictObject({ why: optionalLine(300) })])(
  '%#: a body may have 64 KiB, whatever its shape',
  (body) => expect(bodyLimitOf(body ? { body } : {})).toBe(LEAST_BODY_BYTES),
)

test('what the shape takes is within the limit, whatever its characters are', () => {
  const body = z.strictObject({
    hu: z.nullable(text(30_000)),
    lists: z._default(z.array(z.union([z.int(), optionalLine(1_000)])).check(z.maxLength(50)), []),
  })
  for (const sign of ['ő', '🚀', '"', '\n']) {
    const sent = { hu: sign.repeat(30_000), lists: Array.from({ length: 50 }, () => sign.repeat(1_000)) }
    expect(bytes(sent)).toBeLessThanOrEqual(bodyLimitOf({ body }))
  }
  expect(bodyLimitOf({ body })).toBeLessThan(400_000)
})
