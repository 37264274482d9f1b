import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { openApi } from './document.ts'

const row = { summary: 'Do it', method: 'POST', path: '/thing/:id', who: 'signed-in' } as const
const params = z.strictObject({ id: z.uuid() })
const answer = z.object({ done: z.literal(true) })

function printed(one: Parameters<typeof call>[0], shapes: [string, z.ZodMiniType][] = []) {
  const api = {
    info: {},
    features: { thing: { act: one } },
    about: { thing: '' },
    shapes,
    examplesOf: () => ({}),
  }
  const document = openApi(api) as {
    paths: Record<string, Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>>
    components: { schemas: Record<string, unknown> }
  }
  const operation = document.paths['/thing/{id}']?.[one.method.toLowerCase()]
  if (!operation) throw new Error('the call is not printed')
  return { ...operation, schemas: document.components.schemas }
}

test('files and the fields beside them are one form', () => {
  const body = z.strictObject({ motivation: z.string(), note: z.optional(z.string()) })
  const uploads = {
    cv: { maxBytes: 5_000_000, types: ['application/pdf'], optional: true },
    pictures: { maxBytes: 1000, types: ['image/png', 'image/webp'], many: 3 },
    report: { maxBytes: 1000, types: ['application/pdf'] },
  } as const
  const binary = { type: 'string', format: 'binary' }
  expect(printed(call({ ...row, params, body, uploads, answer })).requestBody).toEqual({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['motivation', 'report'],
          properties: {
            motivation: { type: 'string' },
            note: { type: 'string' },
            cv: { ...binary, description: 'application/pdf; at most 5,000,000 bytes' },
            pictures: {
              type: 'array',
              maxItems: 3,
              items: { ...binary, description: 'image/png, image/webp; at most 1,000 bytes' },
            },
            report: { ...binary, description: 'application/pdf; at most 1,000 bytes' },
          },
        },
        encoding: {
          cv: { contentType: 'application/pdf' },
          pictures: { contentType: 'image/png, image/webp' },
          report: { contentType: 'application/pdf' },
        },
      },
    },
  })
})

test('a file is answered whole or in part, by its media types', () => {
  const { responses } = printed(
    call({ ...row, method: 'GET', params, answer: file('application/pdf', 'text/csv') }),
  )
  const schema = { type: 'string', format: 'binary' }
  const content = { 'application/pdf': { schema }, 'text/csv': { schema } }
  expect(responses).toMatchObject({ 200: { content }, 206: { content }, 416: {} })
})

test('a shape with a name stands once in the components', () => {
  const Thing = z.object({ name: z.string() })
  const { responses, schemas } = printed(
    call({ ...row, params, answer: z.object({ one: Thing, other: z.nullable(Thing) }) }),
    [['Thing', Thing]],
  )
  const $ref = '#/components/schemas/Thing'
  expect(responses[200]).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { one: { $ref }, other: { anyOf: [{ $ref }, { type: 'null' }] } } },
      },
    },
  })
  expect(schemas.Thing).toMatchObject({ properties: { name: { type: 'string' } } })
})

test('a name that would mean two things is refused', () => {
  const Thing = z.object({ size: z._default(z.int(), 1) })
  const both = call({ ...row, params, body: Thing, answer: z.object({ thing: Thing }) })
  expect(() => printed(both, [['Thing', Thing]])).toThrow(/Thing is sent in another form/)
})

test('a field without an example is told to whoever adds it', () => {
  const body = z.strictObject({ colour: z.string() })
  expect(() => printed(call({ ...row, params, body, answer }))).toThrow('no example of colour')
})
