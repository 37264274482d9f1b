import type { Call } from '#platform/contract/call.ts'
import { callsByName } from './call-name.ts'
import type { Sample, Sent } from './growth-sample.ts'

export const callOf = ({ call }: Sample): Call => callsByName[call]

export const nameOf = ({ call, of }: Sample) => (of ? `${call} (${of})` : call)

/** Within the API. */
export function pathOf(call: Call, { params = {}, query = {} }: Sent): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const words = new URLSearchParams(query).toString()
  return words ? `${path}?${words}` : path
}
