import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { type ModuleProgressRow, modulesOf } from './queries.ts'

/** The modules that a student has not completed, bonus modules aside; null where the semester has no course. */
export function missingOf(modules: readonly ModuleProgressRow[]): string[] | null {
  const required = modules.filter(({ extra }) => !extra)
  if (required.length === 0) return null
  return required.filter(({ completed }) => !completed).map(({ module_id }) => module_id)
}

/** In the order of the course. */
export async function titlesOf(db: Queryable, semester: string, language: Language, ids: readonly string[]) {
  if (ids.length === 0) return []
  const modules = await modulesOf(db, semester, language)
  return modules.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ _id: id, title }))
}
