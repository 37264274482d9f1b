import type { APIRequestContext } from '@playwright/test'
import { post } from './people.ts'

/** The id under which the office finds a student. */
export async function studentId(request: APIRequestContext, office: string, email: string): Promise<string> {
  const { students } = await post(request, '/find-student/all/office', { search: email }, office)
  return students[0]._id
}

/** One more attempt and fifteen more minutes. */
export const grantTo = (
  request: APIRequestContext,
  office: string,
  of: { student: string; module: string },
) =>
  post(
    request,
    '/exam/grant',
    { ...of, extraAttempts: 1, extraMinutes: 15, reason: 'Áramszünet volt a vizsga alatt.' },
    office,
  )
