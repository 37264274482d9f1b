import type { Sent } from '#platform/contract/call.ts'
import { moreOf, queryOf } from '#platform/web/query.ts'
import { imports } from '../calls.ts'

const COUNT = 10

export const importsQuery = () =>
  moreOf(imports.list, COUNT, (from) => ({ query: { from: String(from), count: String(COUNT) } }))

export const importQuery = (id: string) => queryOf(imports.one, { params: { id } })

export const rowsQuery = (id: string, body: Sent<typeof imports.rows>['body']) =>
  queryOf(imports.rows, { params: { id }, body })

/** Whose answers another state of an import makes old. */
export const aboutImports = [imports.list, imports.one, imports.rows] as const
