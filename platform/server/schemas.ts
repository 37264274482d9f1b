import { toJSONSchema } from 'zod'
import type * as z from 'zod/mini'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'
import { Refused } from './refuse.ts'

type Schema = z.ZodMiniType
type JsonSchema = Record<string, unknown>

/** Parses one part of a request; refuses with a field error for everything wrong (decision L3). */
export function parse(schema: Schema, value: unknown): unknown {
  // Whether a value is absent or of the wrong kind shows in the input alone.
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Refused('invalid-request', { fields: fieldRefusals(parsed.error) })
}

/** The JSON Schema of a wire shape, in the form that fast-json-stringify writes fastest. */
export function writerSchema(schema: Schema): JsonSchema {
  return lean(toJSONSchema(schema as never, { io: 'output', unrepresentable: 'any' })) as JsonSchema
}

const DROPPED = new Set(['$schema', 'pattern', 'format', 'propertyNames', 'minimum', 'maximum'])

function lean(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(lean)
  if (typeof node !== 'object' || node === null) return node
  const { anyOf, ...rest } = node as { anyOf?: JsonSchema[] }
  const alternatives = anyOf?.filter((one) => one.type !== 'null')
  if (anyOf && alternatives?.length === 1 && anyOf.length === 2)
    return { ...(lean({ ...rest, ...alternatives[0] }) as JsonSchema), nullable: true }
  const kept = Object.entries(node).filter(([key, value]) => !(DROPPED.has(key) && typeof value !== 'object'))
  return Object.fromEntries(kept.map(([key, value]) => [key, lean(value)]))
}
