import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { type Answer, answerSchema, type Call } from '#platform/contract/call.ts'
import type { ErrorBody } from '#platform/contract/errors.ts'

/** Uploads on their way, oldest first: the browser's XMLHttpRequest with the network cut off behind it. */
export const transfers: Transfer[] = []

class Transfer {
  status = 0
  response: unknown = null
  isAborted = false
  path = ''
  form: FormData | null = null
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onloadend?: () => void

  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send(form: FormData) {
    this.form = form
    transfers.push(this)
  }
  abort() {
    this.isAborted = true
    this.end(0, null)
  }
  end(status: number, response: unknown) {
    this.status = status
    this.response = response
    this.onloadend?.()
  }
  /** So much of it has left. */
  progress = (loaded: number, total: number) => act(() => this.upload.onprogress?.({ loaded, total }))
  answer = <C extends Call>(call: C, answer: Answer<C>) =>
    act(async () => this.end(200, answerSchema(call).parse(answer)))
  refuse = (error: ErrorBody) => act(async () => this.end(error.status, error))
  break = () => act(async () => this.end(0, null))
}

export function catchTransfers(): void {
  transfers.length = 0
  vi.stubGlobal('XMLHttpRequest', Transfer)
}
