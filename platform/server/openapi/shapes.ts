import { isDeepStrictEqual } from 'node:util'
import { toJSONSchema } from 'zod'
import * as z from 'zod/mini'
import type { Json } from './json.ts'

export type Schema = z.ZodMiniType
/** A body is what a client sends before parsing, an answer what it gets. */
export type Side = 'input' | 'output'
export type Print = (schema: Schema, side: Side) => Json

/** A file. */
export const binary: Json = { type: 'string', format: 'binary' }

/** The JSON Schema of a shape with everything written out. */
export const plainShape: Print = (schema, io) => {
  const { $schema: _, ...shape } = toJSONSchema(schema as never, options(io)) as Json
  return shape
}

/** Prints shapes; each one that has a name stands once in `components` and is referred to elsewhere. */
export function shapePrinter(named: readonly (readonly [name: string, shape: Schema])[]) {
  const names = z.registry<{ id: string }>()
  for (const [id, shape] of named) names.add(shape as never, { id })
  const components: Record<string, Json> = {}
  const print: Print = (schema, io) => {
    const printed = toJSONSchema(schema as never, { ...options(io), metadata: names }) as Json
    const { $schema: _, $defs = {}, ...shape } = referringToComponents(printed)
    for (const [name, component] of Object.entries($defs as Record<string, Json>)) {
      if (components[name] && !isDeepStrictEqual(components[name], component))
        throw new Error(`${name} is sent in another form than it is answered: give the two a name each`)
      components[name] = component
    }
    return shape
  }
  return { print, components }
}

/** The fields of an object, each printed by itself. */
export function fieldsOf(
  object: Schema,
  print: Print,
): { properties: Record<string, Json>; required: string[] } {
  const { shape } = object as unknown as { shape: Record<string, Schema> }
  const fields = Object.entries(shape)
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, print(field, 'input')])),
    required: fields.filter(([, field]) => field._zod.optin !== 'optional').map(([name]) => name),
  }
}

const options = (io: Side) => ({ io, unrepresentable: 'any', override: withoutBoundsOfNumbers }) as const

/**
 * Every integer is one that JavaScript can hold: written at each one, these bounds would only hide the bounds
 * that count.
 */
function withoutBoundsOfNumbers({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const referringToComponents = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
