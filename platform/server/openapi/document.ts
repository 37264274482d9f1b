import type { Call } from '#platform/contract/call.ts'
import type { ExampleValues } from './examples.ts'
import { type Json, pathOf } from './json.ts'
import { operation } from './operation.ts'
import { errorShape, fieldRefusalShape, refusalExamples, refusalResponses } from './refusals.ts'
import { type Schema, shapePrinter } from './shapes.ts'

interface Api {
  info: Json
  features: Record<string, Record<string, Call>>
  /** What each feature is about. */
  about: Record<string, string>
  /** Shapes that get a name in the document. */
  shapes: readonly (readonly [name: string, shape: Schema])[]
  /** Example values of a feature's fields. */
  examplesOf: (feature: string) => ExampleValues
}

const bearer = { type: 'http', scheme: 'bearer', description: 'The `token` that signing in answers.' }

/** OpenAPI 3.1 of every call in the contract. */
export function openApi({ info, features, about, shapes, examplesOf }: Api): Json {
  const { print, components: schemas } = shapePrinter(shapes)
  const { responsesOf, components: responses } = refusalResponses()
  const paths: Record<string, Json> = {}
  for (const [tag, calls] of Object.entries(features)) {
    const values = examplesOf(tag)
    for (const [name, call] of Object.entries(calls)) {
      const printed = operation(tag, name, call, { print, responsesOf, values })
      const path = pathOf(call.path)
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: printed }
    }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api' }],
    tags: Object.keys(features).map((name) => ({ name, description: about[name] })),
    paths,
    components: {
      securitySchemes: { bearer },
      schemas: { ...schemas, Error: errorShape, FieldRefusal: fieldRefusalShape },
      responses,
      examples: refusalExamples(),
    },
  }
}
