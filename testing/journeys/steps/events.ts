import type { APIRequestContext } from '@playwright/test'
import { post } from './people.ts'

/** The address of the event that comes next. */
export async function nextEvent(request: APIRequestContext, token: string | undefined): Promise<string> {
  const { events } = await post(request, '/startup-lab/find-all', {}, token)
  return `/startup-lab-events/${events[0]?._id}`
}
