import type * as z from 'zod/mini'
import type { Call } from '#platform/contract/call.ts'

type Schema = z.ZodMiniType

/** Bytes that every body may have, whatever its shape. */
export const LEAST_BODY_BYTES = 64 * 1024
/** How long a request may take to arrive: a 5 MB file over a slow phone line takes minutes. */
export const REQUEST_PATIENCE_MS = 300_000
/** Bytes of a character that JSON or a form may take. */
const CHARACTER = 4
/** Bytes of a number, a date or a word of a list, with what is around it. */
const SCALAR = 64

interface Definition {
  type: string
  innerType?: Schema
  in?: Schema
  element?: Schema
  options?: Schema[]
  shape?: Record<string, Schema>
  checks?: { _zod: { def: { check: string; maximum?: number } } }[]
}

/** Bytes of the longest body that the contract's shape of a call lets through: what it promises to take is read. */
export const bodyLimitOf = ({ body }: Pick<Call, 'body'>): number =>
  body ? Math.max(LEAST_BODY_BYTES, bytesOf(body)) : LEAST_BODY_BYTES

/** What has no bound of its own counts for nothing. */
function bytesOf(schema: Schema): number {
  const definition = schema._zod.def as unknown as Definition
  const { innerType, in: input, element, options, shape } = definition
  const most = mostOf(definition)
  if (definition.type === 'string') return SCALAR + (most ?? 0) * CHARACTER
  if (element) return SCALAR + (most ?? 0) * bytesOf(element)
  if (options) return Math.max(...options.map(bytesOf))
  if (shape) return Object.values(shape).reduce((sum, field) => sum + SCALAR + bytesOf(field), 0)
  const inner = innerType ?? input
  return inner ? bytesOf(inner) : SCALAR
}

const mostOf = ({ checks = [] }: Definition): number | undefined =>
  checks.map(({ _zod: { def } }) => def).find(({ check }) => check === 'max_length')?.maximum
