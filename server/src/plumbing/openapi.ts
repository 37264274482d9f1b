import type { Call, Upload } from '@rajt/contract/call'
import { meanings } from '@rajt/contract/errors'
import type { Handler } from './request.ts'
import { publicSchema } from './schemas.ts'

type Json = Record<string, unknown>

const errorSchema: Json = {
  type: 'object',
  required: ['status', 'code', 'message', 'requestId'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(meanings) },
    message: { type: 'string' },
    fields: { type: 'object' },
    detail: { type: 'object' },
    requestId: { type: 'string' },
  },
}

/** OpenAPI 3.1 of every mounted call, printed from the contract. */
export function openApi(handlers: readonly Handler[]): Json {
  const paths: Record<string, Json> = {}
  for (const { call } of handlers) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rajt', version: '1', license: { name: 'EUPL-1.2' } },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
    paths,
  }
}

function operation(call: Call): Json {
  const who = typeof call.who === 'string' ? call.who : call.who.join(', ')
  return {
    description: `Who: ${who}.${call.refuses ? ` Refuses: ${call.refuses.join(', ')}.` : ''}`,
    security: call.who === 'guest' ? [] : [{ bearer: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body || call.uploads ? { requestBody: requestBody(call) } : {}),
    responses: {
      200: {
        description: 'done',
        content: answerContent(call.answer),
      },
      default: {
        description: 'refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parameters(schema: Call['params'], where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = publicSchema(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: one,
  }))
}

function answerContent(answer: Call['answer']): Json {
  if (!('file' in answer)) return { 'application/json': { schema: publicSchema(answer, 'output') } }
  return Object.fromEntries(answer.file.map((type) => [type, { schema: BINARY }]))
}

const BINARY = { type: 'string', format: 'binary' }

function requestBody({ body, uploads }: Call): Json {
  const fields = body ? publicSchema(body, 'input') : { type: 'object' }
  if (!uploads) return { required: true, content: { 'application/json': { schema: fields } } }
  const { properties = {}, required = [] } = fields as { properties?: Json; required?: string[] }
  const files = Object.entries(uploads).map(([name, upload]) => [name, fileSchema(upload)])
  const needed = Object.entries(uploads).filter(([, { optional, many }]) => !optional && !many)
  const schema = {
    ...fields,
    required: [...required, ...needed.map(([name]) => name)],
    properties: { ...properties, ...Object.fromEntries(files) },
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function fileSchema({ types, maxBytes, many }: Upload): Json {
  const one = { ...BINARY, description: `${types.join(', ')}; at most ${maxBytes} bytes` }
  return many ? { type: 'array', maxItems: many, items: one } : one
}
