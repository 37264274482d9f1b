import type { Call } from '#platform/contract/call.ts'
import { calls, type Sample, type Sent } from './growth-sample.ts'

export function callOf({ call }: Sample): Call {
  const found = calls.find(([name]) => name === call)
  if (!found) throw new Error(`no call ${call}`)
  return found[1]
}

export const nameOf = ({ call, of }: Sample) => (of ? `${call} (${of})` : call)

/** Within the API. */
export function pathOf(call: Call, { params = {}, query = {} }: Sent): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const words = new URLSearchParams(query).toString()
  return words ? `${path}?${words}` : path
}
