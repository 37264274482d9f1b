import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { features } from '#app/contract/index.ts'
import type { Call } from '#platform/contract/call.ts'
import { meanings } from '#platform/contract/errors.ts'
import { refusalsOf } from '#platform/contract/refusals.ts'
import { apiDocument } from './api-document.ts'

const document = apiDocument()

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  summary: string
  tags: string[]
  requestBody?: {
    content: { 'application/json'?: { example?: unknown; examples?: Record<string, { value: unknown }> } }
  }
  responses: Record<string, Json & { content: { 'application/json': { schema: Json } } }>
}

const calls: [operationId: string, call: Call][] = Object.entries(features).flatMap(([feature, rows]) =>
  Object.entries(rows).map(([name, row]): [string, Call] => [`${feature}${name}`.toLowerCase(), row]),
)

function operationOf({ path, method }: Call): Operation {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const found = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not in the document`)
  return found
}

/** Addresses of the specification, which end in a slash there (spec 7). */
const trailingSlashes = [
  // Given so by the specification: POST /auth/change-picture/, GET /mentor-application/manage/.
  '#/paths/~1auth~1change-picture~1',
  '#/paths/~1mentor-application~1manage~1',
]

test('the recommended rules of the linter find nothing but the specification’s trailing slashes', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
  expect(found).toEqual(trailingSlashes.map((pointer) => `no-path-trailing-slash ${pointer}`))
})

test.each(calls)('%s has a name, a tag and a title', (name, call) => {
  const { operationId, summary, tags } = operationOf(call)
  expect(operationId.toLowerCase()).toBe(name)
  expect(summary).toBe(call.summary)
  expect(document.tags).toContainEqual({ name: tags[0], description: expect.stringMatching(/./) })
})

test.each(calls)('%s lists each refusal under its status', (_, call) => {
  const { responses } = operationOf(call)
  const listed = Object.entries(responses)
    .filter(([status, response]) => !status.startsWith('2') && ('content' in response || '$ref' in response))
    .flatMap(([status, response]) => codesOf(response).map((code) => [code, Number(status)]))
  expect(listed.toSorted()).toEqual(
    refusalsOf(call)
      .map((code) => [code, meanings[code].status])
      .toSorted(),
  )
})

const withJson = calls.filter(([, { body, uploads }]) => body && !uploads)

test.each(withJson)('the example of %s is a body that the call takes', (_, call) => {
  const { example, examples = { only: { value: example } } } =
    operationOf(call).requestBody?.content['application/json'] ?? {}
  for (const { value } of Object.values(examples))
    expect(call.body?.safeParse(value).error?.issues).toBeUndefined()
})

/** The codes of a response, which may stand in the components. */
function codesOf(response: Json): string[] {
  const { responses } = document.components as { responses: Record<string, Json> }
  const own = response.$ref ? responses[String(response.$ref).split('/').at(-1) ?? ''] : response
  const { content } = own as unknown as Operation['responses'][string]
  const { allOf } = content['application/json'].schema as { allOf: Json[] }
  const { properties } = allOf[1] as { properties: { code: { enum: string[] } } }
  return properties.code.enum
}
