import type { CallName } from './call-name.ts'
import type { Caller, World } from './growth-world.ts'

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** How a call is made so that it succeeds each time. */
export interface Sample {
  call: CallName
  /** What distinguishes it from another sample of the same call. */
  of?: string
  as: Caller | 'guest'
  /** Not measured; may write what the call needs. */
  prepare?: (world: World) => Sent | Promise<Sent>
  /** The usual status of the call where it is not 200. */
  status?: number
}
