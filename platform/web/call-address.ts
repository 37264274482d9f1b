import type { Call } from '#platform/contract/call.ts'

interface Place {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

/** Where a call is made, with its parameters. */
export function callAddress(call: Call, { params = {}, query = {} }: Place): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/api${path}${search ? `?${search}` : ''}`
}
