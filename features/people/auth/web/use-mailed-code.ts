import { useRef, useState } from 'react'
import { isFailure } from '#platform/web/failure.ts'

/** What the page says about the code: mailed, mailed again on request, not the right one, not typed. */
type CodeState = 'sent' | 'again' | 'wrong' | 'missing'

/** The code that a call may ask for (`code-needed`), typed into a field that appears then. */
export function useMailedCode() {
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<{ state: CodeState; mails: number; times: number } | null>(null)
  const show = (state: CodeState) =>
    setAsked((before) => ({
      state,
      mails: (before?.mails ?? 0) + (state === 'sent' || state === 'again' ? 1 : 0),
      times: (before?.times ?? 0) + 1,
    }))
  return {
    field,
    asked,
    typed: (): string => field.current?.value.trim() ?? '',
    show,
    forget: () => setAsked(null),
    /** Whether the failure is about the code, and so told beside its field. `sent`: the code that the call carried. */
    take(failure: unknown, sent: string): boolean {
      if (!isFailure(failure)) return false
      const isWrong = sent !== '' && (failure.code === 'code-needed' || 'code' in failure.fields)
      if (!isWrong && failure.code !== 'code-needed') return false
      show(isWrong ? 'wrong' : asked ? 'again' : 'sent')
      return true
    },
  }
}

export type AskedCode = ReturnType<typeof useMailedCode>
