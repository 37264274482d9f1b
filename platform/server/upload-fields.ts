import type * as z from 'zod/mini'

type Schema = z.ZodMiniType
/** Browsers send the lines of a form like this, whatever its page holds; each would count as two characters. */
const BROWSERS_LINE_END = '\r\n'

interface Definition {
  type: string
  innerType?: Schema
  shape?: Record<string, Schema>
  element?: Schema
}

/**
 * The text fields of a multipart body in the shape of a JSON body, for the schema to check: a list is a repeated field,
 * an empty field that may be null is null, and what is no text is written as JSON. The last one of a single field counts.
 */
export function fieldsOf(
  body: Schema,
  fields: readonly [name: string, value: string][],
): Record<string, unknown> {
  const { shape = {} } = definitionOf(body)
  const given: Record<string, unknown> = Object.create(null)
  for (const [name, value] of fields) {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    const list = schema && listOf(schema)
    const text = value.replaceAll(BROWSERS_LINE_END, '\n')
    if (list) given[name] = [...((given[name] as unknown[] | undefined) ?? []), shaped(list, text)]
    else given[name] = schema ? shaped(schema, text) : text
  }
  return { ...given }
}

const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional'])

function definitionOf(schema: Schema): Definition {
  const definition = schema._zod.def as unknown as Definition
  return WRAPPERS.has(definition.type) && definition.innerType
    ? definitionOf(definition.innerType)
    : definition
}

/** The schema of a list's elements. */
function listOf(schema: Schema): Schema | undefined {
  const { type, element } = definitionOf(schema)
  return type === 'array' ? element : undefined
}

function shaped(schema: Schema, value: string): unknown {
  if (value === '' && schema.safeParse(null).success) return null
  const { type } = definitionOf(schema)
  if (type !== 'number' && type !== 'boolean' && type !== 'int' && type !== 'object') return value
  try {
    return JSON.parse(value)
  } catch {
    // The schema says what is wrong with it.
    return value
  }
}
