import * as z from 'zod/mini'
import { cut } from '#platform/contract/signs.ts'
import { seconds } from '#platform/server/clock.ts'
import { refuse } from '#platform/server/refuse.ts'
import { sign } from '#platform/server/secrets.ts'
import type { Settings } from '#platform/server/settings.ts'

export interface OpenedAttempt {
  id: string
  moduleId: string
  moduleKey: string
  number: number
  endsAt: Date
}

/** Where exams are taken: here, or at another provider (decision C3). */
export interface ExamProvider {
  /** Whether this product draws and scores the questions. */
  readonly embedded: boolean
  /** The address the student is sent to. Refuses with service-unavailable or init-failed. */
  open(attempt: OpenedAttempt): Promise<string>
}

const PATIENCE = seconds(4)
const Opened = z.object({ redirectUrl: z.url() })
const Refusal = z.object({ message: z.string() })

export function examProvider(settings: Settings): ExamProvider {
  return settings.EXAM_PROVIDER_URL ? externalProvider(settings) : embeddedProvider(settings)
}

function embeddedProvider({ publicUrl }: Settings): ExamProvider {
  return {
    embedded: true,
    open: async ({ id, moduleId }) => `${publicUrl}/app/tests/${moduleId}?attempt=${id}`,
  }
}

/** Asks `POST {EXAM_PROVIDER_URL}/attempts`; the provider answers later through `POST /exam-result`. */
function externalProvider({ EXAM_PROVIDER_URL, EXAM_PROVIDER_KEY, publicUrl }: Settings): ExamProvider {
  return {
    embedded: false,
    async open({ id, moduleId, moduleKey, number, endsAt }) {
      const response = await ask(`${EXAM_PROVIDER_URL}/attempts`, {
        attempt: id,
        module: moduleKey,
        number,
        endsAt: endsAt.toISOString(),
        resultUrl: `${publicUrl}/api/exam-result`,
        returnUrl: `${publicUrl}/app/tests/${moduleId}`,
        signature: sign(EXAM_PROVIDER_KEY, `attempt ${id}`),
      })
      const body: unknown = await response?.json().catch(() => null)
      if (response?.status === 409) return refuse('init-failed', messageOf(body))
      if (!response?.ok) return refuse('service-unavailable')
      const opened = Opened.safeParse(body)
      return opened.success ? opened.data.redirectUrl : refuse('service-unavailable')
    },
  }
}

async function ask(url: string, body: Record<string, unknown>): Promise<Response | null> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error' as const,
    signal: AbortSignal.timeout(PATIENCE),
  }
  // Whatever keeps the provider from answering, the student is told that exams are not available now.
  return fetch(url, request).catch(() => null)
}

/** Characters of what a provider says. */
const MESSAGE_MAX = 500

function messageOf(body: unknown): { message?: string } {
  const refusal = Refusal.safeParse(body)
  return refusal.success ? { message: cut(refusal.data.message, MESSAGE_MAX) } : {}
}
