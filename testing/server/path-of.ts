import type { Call } from '#platform/contract/call.ts'

/** The path of a call with its parameters filled in. */
export function pathOf(row: Pick<Call, 'path'>, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>
  return row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
