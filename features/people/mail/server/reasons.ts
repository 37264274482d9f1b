import type { DeliveryReason } from '../calls.ts'

/** Enhanced status codes (RFC 3463) by their beginning: the class of the code stands before it. */
const byStatus: readonly (readonly [RegExp, DeliveryReason])[] = [
  [/^[45]\.1\./, 'no-mailbox'],
  [/^[45]\.2\.1/, 'no-mailbox'],
  [/^[45]\.2\.2/, 'full'],
  [/^[45]\.7\./, 'blocked'],
]
const byCode: Record<number, DeliveryReason> = {
  421: 'busy',
  450: 'busy',
  451: 'busy',
  452: 'full',
  521: 'no-mailbox',
  550: 'no-mailbox',
  551: 'no-mailbox',
  552: 'full',
  553: 'no-mailbox',
  554: 'blocked',
  556: 'no-mailbox',
}
const STATUS = /\b[45]\.\d{1,3}\.\d{1,3}\b/

/** What a mail server meant by its code, and by the status in its words, which is more exact. 0: nobody answered. */
export function reasonOf(code: number, answer: string): DeliveryReason {
  const status = answer.match(STATUS)?.[0] ?? ''
  const named = byStatus.find(([pattern]) => pattern.test(status))?.[1]
  return named ?? byCode[code] ?? (code === 0 ? 'unreachable' : 'other')
}
