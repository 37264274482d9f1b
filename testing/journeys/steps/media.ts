import type { APIRequestContext } from '@playwright/test'
import { post } from './people.ts'

/** An address of a medium that a lesson uses. */
export async function firstMedium(request: APIRequestContext, office: string): Promise<string> {
  const { media } = await post(
    request,
    '/media/find',
    { search: '', mediaKinds: ['video'], pageNumber: 1 },
    office,
  )
  return `/modules/media/${media[0]?._id}`
}
