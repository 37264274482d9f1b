import { type Code, common, type ErrorBody, fieldRules, meanings } from '#platform/contract/errors.ts'
import type { Json } from './json.ts'

const SOME_REQUEST = '8d2f6b1e-4c7a-4f39-a5d0-91e3c7b2460f'
/** Statuses that pass by themselves, and say when. */
const PASSING = new Set([429, 503])

/** The one error shape of the wire (decision L3). */
export const errorShape: Json = {
  type: 'object',
  required: ['status', 'code', 'message', 'requestId'],
  properties: {
    status: { type: 'integer', description: 'The HTTP status once more.' },
    code: { type: 'string', description: 'Why: stable, for programs.' },
    message: { type: 'string', description: 'Why: for people, in the language of `Accept-Language`.' },
    fields: {
      type: 'object',
      description: 'Which fields are wrong, by their path in the request.',
      additionalProperties: { $ref: '#/components/schemas/FieldRefusal' },
    },
    detail: { type: 'object', description: 'What a program needs beside the code.' },
    requestId: { type: 'string', format: 'uuid', description: 'Finds the request in the log of the server.' },
  },
}

export const fieldRefusalShape: Json = {
  type: 'object',
  required: ['rule'],
  properties: {
    rule: { type: 'string', enum: fieldRules },
    limit: { type: 'number', description: 'The bound of the rule.' },
  },
}

/** A refusal as it comes over the wire, by its code. */
export const refusalExamples = () =>
  Object.fromEntries(
    Object.entries(meanings).map(([code, { when }]) => [
      code,
      { summary: when, value: exampleOf(code as Code) },
    ]),
  )

function exampleOf(code: Code): ErrorBody {
  const { status, en } = meanings[code]
  const fields = { email: { rule: 'email' } } as const
  return {
    status,
    code,
    message: en,
    requestId: SOME_REQUEST,
    ...(code === 'invalid-request' ? { fields } : {}),
  }
}

/** The responses of a call's refusals by status; those that many calls share stand once in `components`. */
export function refusalResponses() {
  const components: Record<string, Json> = {}
  const responsesOf = (codes: readonly Code[]): Json => {
    const byStatus = Object.entries(Object.groupBy(codes, (code) => meanings[code].status))
    return Object.fromEntries(
      byStatus.map(([status, those = []]) => {
        const response = responseOf(Number(status), those)
        if (!those.every((code) => code in common)) return [status, response]
        const name = those.map(inPascalCase).join('Or')
        components[name] = response
        return [status, { $ref: `#/components/responses/${name}` }]
      }),
    )
  }
  return { responsesOf, components }
}

function responseOf(status: number, codes: readonly Code[]): Json {
  const narrowed = {
    properties: { status: { type: 'integer', const: status }, code: { type: 'string', enum: codes } },
  }
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', ...narrowed }] }
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]))
  return {
    description: codes.map((code) => `- \`${code}\`: ${meanings[code].when}`).join('\n'),
    ...(PASSING.has(status) ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: { 'application/json': { schema, examples } },
  }
}

const retryAfter = { description: 'Seconds until another try makes sense.', schema: { type: 'integer' } }

const inPascalCase = (code: string) =>
  code.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
