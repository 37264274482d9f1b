import type { Call } from '@rajt/contract/call'
import { refusalsOf } from '@rajt/contract/refusals'
import { type ExampleValues, exampleOf } from './examples.ts'
import type { Json } from './json.ts'
import type { refusalResponses } from './refusals.ts'
import { requestBody } from './request-body.ts'
import { type Print, plainShape, type Schema } from './shapes.ts'

export interface Printing {
  print: Print
  responsesOf: ReturnType<typeof refusalResponses>['responsesOf']
  values: ExampleValues
}

/** One call of the contract. */
export function operation(tag: string, name: string, call: Call, on: Printing): Json {
  const body = requestBody(call, on.print, on.values)
  return {
    operationId: `${tag}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    tags: [tag],
    summary: call.summary,
    description: whoMayCall(call),
    security: securityOf(call),
    parameters: [...parameters(call.params, 'path', on), ...parameters(call.query, 'query', on)],
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: on.print(call.answer, 'output') } },
      },
      ...on.responsesOf(refusalsOf(call)),
    },
  }
}

const list = new Intl.ListFormat('en', { type: 'disjunction' })
const earlier = {
  early:
    'Also before a student completed the onboarding, and before staff set up a second factor that they must have.',
  onboarded: 'Also before a student chose a personality.',
}

function whoMayCall({ who, opens }: Call): string {
  const roles = typeof who === 'string' ? who : list.format(who)
  const whom = { guest: 'For everybody.', 'signed-in': 'For everybody who is signed in.' }[roles]
  return `${whom ?? `For ${roles}.`}${opens ? ` ${earlier[opens]}` : ''}`
}

/** What is open to guests may still have a form that only the signed-in may send. */
function securityOf({ who, refuses = [] }: Call): Json[] {
  if (who !== 'guest') return [{ bearer: [] }]
  return refuses.includes('not-signed-in') ? [{}, { bearer: [] }] : []
}

function parameters(schema: Schema | undefined, where: 'path' | 'query', on: Printing): Json[] {
  if (!schema) return []
  const { shape } = schema as unknown as { shape: Record<string, Schema> }
  return Object.entries(shape).map(([name, one]) => ({
    name,
    in: where,
    required: one._zod.optin !== 'optional',
    schema: on.print(one, 'input'),
    example: exampleOf(plainShape(one, 'input'), name, on.values),
  }))
}
