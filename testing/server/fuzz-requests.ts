import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Call } from '#platform/contract/call.ts'
import { plainShape } from '#platform/server/openapi/shapes.ts'
import { extraKeys, strangeBodies, strangeTexts, strangeValues } from './fuzz-values.ts'
import { type IdsOf, type JsonSchema, valuesOf } from './json-arbitrary.ts'
import { pathOf } from './path-of.ts'

interface Parts {
  params: unknown
  query: unknown
  body: unknown
}
type Json = Record<string, unknown>

/** Requests that keep every schema of a call. */
export function rightParts(row: Call, ids: IdsOf): fc.Arbitrary<Parts> {
  const part = (schema: Call['params']) =>
    schema ? valuesOf(plainShape(schema, 'input') as JsonSchema, ids) : fc.constant(undefined)
  return fc.record({ params: part(row.params), query: part(row.query), body: part(row.body) })
}

export function requestOf(row: Call, { params, query, body }: Parts): InjectOptions {
  return {
    method: row.method,
    url: `/api${pathOf(row, notEmpty(row, texts(params)))}${query === undefined ? '' : `?${new URLSearchParams(texts(query))}`}`,
    ...(body === undefined
      ? {}
      : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }
}

/**
 * Variants of one right request with one place spoiled: at each place some of the strange values, each field
 * missing.
 */
export function spoiledOnce(row: Call, right: Parts, oneIn: number): InjectOptions[] {
  const spoiled = (['params', 'query', 'body'] as const)
    .filter((part) => right[part] !== undefined)
    .flatMap((part) =>
      variants(right[part], part === 'body', oneIn).map((value) =>
        requestOf(row, { ...right, [part]: value }),
      ),
    )
  const rubbish =
    row.method === 'GET' ? [] : strangeBodies.map((body) => ({ ...requestOf(row, right), ...body }))
  return [requestOf(row, right), ...spoiled, ...rubbish]
}

function variants(right: unknown, whole: boolean, oneIn: number): unknown[] {
  const odd = [...strangeTexts, ...strangeValues].flatMap((one, n) =>
    replaced(right, one, whole).filter((_, place) => (n + place) % oneIn === 0),
  )
  const keys = typeof right === 'object' && right ? Object.keys(right) : []
  const missing = keys.map((key) =>
    Object.fromEntries(Object.entries(right as Json).filter(([one]) => one !== key)),
  )
  return [...odd, ...missing, ...extraKeys.map((key) => ({ ...(right as Json), [key]: 'OFFICE' }))]
}

/** The value with the odd one in every single place, one at a time. */
function replaced(value: unknown, odd: unknown, whole = true): unknown[] {
  const here = whole ? [odd] : []
  if (Array.isArray(value)) {
    const [first, ...others] = value
    return value.length === 0
      ? [...here, [odd]]
      : [...here, ...replaced(first, odd).map((one) => [one, ...others])]
  }
  if (typeof value !== 'object' || value === null) return here
  const fields = Object.entries(value)
  return [
    ...here,
    ...fields.flatMap(([key, inner]) => replaced(inner, odd).map((one) => ({ ...value, [key]: one }))),
  ]
}

const strange = fc.oneof(fc.constantFrom(...strangeTexts), fc.constantFrom(...strangeValues))

/** Requests with any number of places spoiled at once, right ones among them. */
export function requestsOf(row: Call, ids: IdsOf): fc.Arbitrary<InjectOptions> {
  const twice = fc.array(fc.tuple(fc.nat(), strange), { maxLength: 3 })
  return fc.tuple(rightParts(row, ids), twice).map(([right, harms]) => {
    const parts = { ...right }
    for (const [at, odd] of harms) {
      const part = parts.body !== undefined && at % 4 ? 'body' : 'params'
      const places = replaced(parts[part], odd, false)
      if (places.length > 0) parts[part] = places[at % places.length]
    }
    return requestOf(row, parts)
  })
}

/** Without one of its parameters, or with a dot for it, an address is that of another call. */
const notEmpty = ({ path }: Call, params: Record<string, string>) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const value = params[name] ?? ''
      return [name, /^\.{0,2}$/.test(value) ? ' ' : value]
    }),
  )

/** Parameters are text on the way; halves of characters cannot even be written there. */
function texts(params: unknown): Record<string, string> {
  const word = (value: unknown) =>
    String(typeof value === 'object' ? JSON.stringify(value) : value)
      .toWellFormed()
      .slice(0, 300)
  return Object.fromEntries(Object.entries((params ?? {}) as Json).map(([key, value]) => [key, word(value)]))
}
