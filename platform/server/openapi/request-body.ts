import type { Call, Upload } from '#platform/contract/call.ts'
import { type ExampleValues, exampleOf, formsOf } from './examples.ts'
import type { Json } from './json.ts'
import { binary, fieldsOf, type Print, plainShape, type Schema } from './shapes.ts'

/** What a call takes beside its address: JSON, or a form with files and, beside them, the fields of its body. */
export function requestBody({ body, uploads }: Call, print: Print, values: ExampleValues): Json | undefined {
  if (uploads) return { required: true, content: { 'multipart/form-data': form(body, uploads, print) } }
  if (!body) return undefined
  const content = { schema: print(body, 'input'), ...bodyExamples(body, values) }
  return { required: true, content: { 'application/json': content } }
}

function form(body: Call['body'], uploads: Record<string, Upload>, print: Print): Json {
  const fields = body ? fieldsOf(body, print) : { properties: {}, required: [] }
  const files = Object.entries(uploads)
  const needed = files.filter(([, { optional, many }]) => !optional && !many).map(([name]) => name)
  const properties = { ...fields.properties, ...Object.fromEntries(mapped(files, fileShape)) }
  return {
    schema: { type: 'object', required: [...fields.required, ...needed], properties },
    encoding: Object.fromEntries(mapped(files, ({ types }) => ({ contentType: types.join(', ') }))),
  }
}

const mapped = <A, B>(entries: [string, A][], map: (value: A) => B) =>
  entries.map(([name, value]): [string, B] => [name, map(value)])

function fileShape({ types, maxBytes, many }: Upload): Json {
  const description = `${types.join(', ')}; at most ${maxBytes.toLocaleString('en')} bytes`
  const one = { ...binary, description }
  return many ? { type: 'array', maxItems: many, items: one } : one
}

/** One example, or one of each form that a body may have. */
function bodyExamples(body: Schema, values: ExampleValues): Json {
  const shape = plainShape(body, 'input')
  const forms = formsOf(shape)
  if (!forms) return { example: exampleOf(shape, '', values) }
  const examples = forms.map((form) => exampleOf(form, '', values))
  return { examples: Object.fromEntries(examples.map((value, i) => [`form ${i + 1}`, { value }])) }
}
