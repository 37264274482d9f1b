import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Middleware } from 'openapi-fetch'
import { expect } from 'vitest'
import { apiDocument } from '#app/server/api-document.ts'

interface Response {
  $ref?: string
  content: { 'application/json': { schema: object } }
}

const { paths, components } = apiDocument() as unknown as {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  components: { responses: Record<string, Response> }
}

// Formats are the contract's business; here the shape counts.
const ajv = new Ajv2020({ strict: false, validateFormats: false })

const checks = new Map<string, ValidateFunction>()

/** Holds every answer against what the API document says of that call and status. */
export const asDocumented: Middleware = {
  async onResponse({ request: { method }, response, schemaPath }) {
    const call = `${method} ${schemaPath} ${response.status}`
    const documented = paths[schemaPath]?.[method.toLowerCase()]?.responses[response.status]
    if (!documented) throw new Error(`${call} is not in the API document`)
    const check = checks.get(call) ?? ajv.compile({ ...schemaOf(documented), components })
    checks.set(call, check)
    check(await response.clone().json())
    expect({ call, errors: check.errors }).toEqual({ call, errors: null })
  },
}

function schemaOf(response: Response): object {
  const shared = components.responses[response.$ref?.split('/').at(-1) ?? '']
  return (shared ?? response).content['application/json'].schema
}
