import type { Json } from './json.ts'

const SOME_ID = '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'

/** Example values of texts and of numbers, by the name of their field. */
export type ExampleValues = Readonly<Record<string, unknown>>

/**
 * An example of a written-out shape: what is required and what has a default. Where nothing is (a change of single
 * fields), the fields with an example value.
 */
export function exampleOf(shape: Json, name: string, values: ExampleValues): unknown {
  if ('const' in shape) return shape.const
  if (Array.isArray(shape.enum)) return shape.enum[0]
  if (shape.format === 'uuid') return SOME_ID
  if (name in values) return fitting(values[name], shape)
  const [form] = formsOf(shape) ?? []
  if (form) return exampleOf(form, name, values)
  if (shape.type === 'object') return objectExample(shape, values)
  if (shape.type === 'array') return [exampleOf(shape.items as Json, name, values)]
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 1
  const field = name || JSON.stringify(shape)
  throw new Error(`The API reference has no example of ${field}: name one in its feature.ts`)
}

/** What a shape may be, of several; undefined of one that is itself. */
export const formsOf = ({ anyOf, oneOf }: Json): Json[] | undefined => (anyOf ?? oneOf) as Json[] | undefined

/** In an address a number is a text, and a list its values with commas between. */
const fitting = (value: unknown, { type }: Json) =>
  type === 'string' && (Array.isArray(value) || typeof value === 'number') ? String(value) : value

function objectExample({ properties = {}, required = [] }: Json, values: ExampleValues): Json {
  const fields = Object.entries(properties as Record<string, Json>)
  const expected = fields.filter(
    ([key, property]) => (required as string[]).includes(key) || 'default' in property,
  )
  const shown = expected.length > 0 ? expected : fields.filter(([key]) => key in values)
  return Object.fromEntries(shown.map(([key, property]) => [key, exampleOf(property, key, values)]))
}
