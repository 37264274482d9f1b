import type { Call } from '#platform/contract/call.ts'
import { refusalsOf } from '#platform/contract/refusals.ts'
import { type ExampleValues, exampleOf } from './examples.ts'
import type { Json } from './json.ts'
import type { refusalResponses } from './refusals.ts'
import { requestBody } from './request-body.ts'
import { binary, fieldsOf, type Print, plainShape, type Schema } from './shapes.ts'

interface Printing {
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
      ...answer(call.answer, on.print),
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

const bySignature = 'Also without the token, by an address that the server signed for its reader.'

function whoMayCall({ who, opens, answer: answered }: Call): string {
  const roles = typeof who === 'string' ? who : list.format(who)
  const whom = { guest: 'For everybody.', 'signed-in': 'For everybody who is signed in.' }[roles]
  const sentences = [whom ?? `For ${roles}.`, opens && earlier[opens], 'file' in answered && bySignature]
  return sentences.filter(Boolean).join(' ')
}

/** What is open to guests may still have a form that only the signed-in may send. */
function securityOf({ who, refuses = [] }: Call): Json[] {
  if (who !== 'guest') return [{ bearer: [] }]
  return refuses.includes('not-signed-in') ? [{}, { bearer: [] }] : []
}

function answer(answered: Call['answer'], print: Print): Json {
  if (!('file' in answered)) {
    const schema = print(answered, 'output')
    return { 200: { description: 'Done.', content: { 'application/json': { schema } } } }
  }
  const content = Object.fromEntries(answered.file.map((type) => [type, { schema: binary }]))
  return {
    200: { description: 'The file.', content },
    206: { description: 'The range of it that `Range` asked for.', content },
    416: { description: 'There is no such range in it.' },
  }
}

function parameters(object: Schema | undefined, where: 'path' | 'query', on: Printing): Json[] {
  if (!object) return []
  const { properties, required } = fieldsOf(object, on.print)
  const plain = fieldsOf(object, plainShape).properties
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema,
    example: exampleOf(plain[name] ?? {}, name, on.values),
  }))
}
