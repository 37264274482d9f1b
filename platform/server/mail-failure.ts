import { cleanLine, cut, withoutDirections } from '#platform/contract/signs.ts'

export interface SmtpFailure {
  code?: string
  responseCode?: number
  /** The step of the conversation that failed. */
  command?: string
  /** What the server said, which may name the address: for the office, never for the log. */
  response?: string
}

/** Bad sequence, and sign in first: these are about this client and not about the mail, and settings can be mended. */
const ABOUT_US = [503, 530]
/** Characters. */
const ANSWER_MAX = 200

/**
 * Whether a post office refused this recipient or this text for good: trying again changes nothing, and looks like spam.
 * Everything else may pass.
 */
export function isForGood({ responseCode = 0, command = '' }: SmtpFailure): boolean {
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA'
  return isOfThisMail && responseCode >= 500 && responseCode <= 599 && !ABOUT_US.includes(responseCode)
}

/** The server's own words on one line; null where it said nothing. */
export const answerOf = ({ response = '' }: SmtpFailure): string | null =>
  cut(withoutDirections(cleanLine(response)), ANSWER_MAX) || null
