import type { APIRequestContext } from '@playwright/test'
import { tokenOf } from './people.ts'

const DAY_MS = 86_400_000

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** The office changes settings of the current semester. */
export async function changeSemester(request: APIRequestContext, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'office@rajt.example')}` }
  const response = await request.patch('/api/semester', { headers, data })
  if (!response.ok()) throw new Error(`semester: ${response.status()} ${await response.text()}`)
}
