import type { Call, Upload } from '@rajt/contract/call'
import { type ExampleValues, exampleOf } from './examples.ts'
import type { Json } from './json.ts'
import { type Print, plainShape, type Schema } from './shapes.ts'

/** What a call takes beside its address: JSON, or a file in a form. */
export function requestBody({ body, upload }: Call, print: Print, values: ExampleValues): Json | undefined {
  if (upload) return { required: true, content: { 'multipart/form-data': fileForm(upload) } }
  if (!body) return undefined
  const content = { schema: print(body, 'input'), ...bodyExamples(body, values) }
  return { required: true, content: { 'application/json': content } }
}

function fileForm({ maxBytes, types }: Upload): Json {
  const description = `${types.join(', ')}; at most ${maxBytes.toLocaleString('en')} bytes`
  const file = { type: 'string', format: 'binary', description }
  return {
    schema: { type: 'object', required: ['file'], properties: { file } },
    encoding: { file: { contentType: types.join(', ') } },
  }
}

/** One example, or one of each form that a body may have. */
function bodyExamples(body: Schema, values: ExampleValues): Json {
  const shape = plainShape(body, 'input')
  if (!Array.isArray(shape.anyOf)) return { example: exampleOf(shape, '', values) }
  const examples = (shape.anyOf as Json[]).map((form) => exampleOf(form, '', values))
  return { examples: Object.fromEntries(examples.map((value, i) => [`form ${i + 1}`, { value }])) }
}
