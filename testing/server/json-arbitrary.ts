import fc from 'fast-check'

/** The part of JSON Schema that the contract prints. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

/** Ids that exist, for a field's name: not every request ends at the first look-up. */
export type IdsOf = (field: string) => readonly string[]

/** Values that a schema takes. */
export function valuesOf(schema: JsonSchema, ids: IdsOf, field = ''): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const forms = schema.anyOf ?? schema.oneOf
  if (forms) return fc.oneof(...forms.map((one) => valuesOf(one, ids, field)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, ids, field)))
  if (schema.type === 'object') return objectsOf(schema, ids)
  if (schema.type === 'array') return arraysOf(schema, ids, field)
  if (schema.type === 'string') return named[field] ?? stringsOf(schema, ids(field))
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 })
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  throw new Error(`no values known for ${JSON.stringify(schema)}`)
}

/** Fields whose rule no generator of texts would meet by chance. */
const named: Record<string, fc.Arbitrary<string>> = {
  username: fc.nat(500).map((n) => `valaki.${n}`),
  surname: fc.constantFrom('Őrsi', 'dr. Kovács-Nagy', 'D’Arcy'),
  link: fc.constantFrom('', 'https://lab.example/este'),
  website: fc.constantFrom('', 'https://mentor.example'),
  facebook: fc.constantFrom('', 'https://www.facebook.com/valaki'),
  linkedin: fc.constantFrom('', 'https://www.linkedin.com/in/valaki'),
  phone: fc.constantFrom('', '+36 30 123 4567'),
  firstname: fc.constantFrom('Ödön', 'Anna Mária', 'Ágnes'),
}

function objectsOf({ properties = {}, required = [] }: JsonSchema, ids: IdsOf): fc.Arbitrary<unknown> {
  const shape = Object.fromEntries(
    Object.entries(properties).map(([key, one]) => [key, valuesOf(one, ids, key)]),
  )
  return fc.record(shape, { requiredKeys: required })
}

function arraysOf(schema: JsonSchema, ids: IdsOf, field: string): fc.Arbitrary<unknown> {
  const { items, prefixItems, minItems = 0, maxItems = 10 } = schema
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => valuesOf(one, ids, field)))
  return fc.array(valuesOf(items || {}, ids, field), {
    minLength: minItems,
    maxLength: Math.min(maxItems, 10),
  })
}

const PASSWORDS = '\\d'

function stringsOf(
  { format, pattern, minLength = 0, maxLength = 200 }: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.constantFrom(...ids)
  if (format === 'email') return fc.nat(500).map((n) => `fuzz${n}@test.example`)
  if (format === 'date-time') return instants
  if (pattern === PASSWORDS) return fc.nat().map((n) => `korai madar ${n}`)
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
  if (!pattern) return text
  if (/\{/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  return text
    .map((value) => value.slice(0, maxLength))
    .filter((value) => new RegExp(pattern, 'u').test(value))
}

const instants = fc
  .date({ min: new Date('2040-01-01'), max: new Date('2041-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
