import type { Sent } from '@rajt/contract/call'
import { imports } from '@rajt/contract/imports'
import { moreOf, queryOf } from '../plumbing/query.ts'

const COUNT = 10

export const importsQuery = () =>
  moreOf(imports.list, COUNT, (from) => ({ query: { from: String(from), count: String(COUNT) } }))

export const importQuery = (id: string) => queryOf(imports.one, { params: { id } })

export const rowsQuery = (id: string, body: Sent<typeof imports.rows>['body']) =>
  queryOf(imports.rows, { params: { id }, body })

/** Whose answers another state of an import makes old. */
export const aboutImports = [imports.list, imports.one, imports.rows] as const
