export interface Question {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Of an object; of the bucket where there is none. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Blob
  /** What it asks for may be absent: 404 is an answer. */
  mayBeAbsent?: true
  /** Its body is read by whoever asks, who also ends it. */
  isStream?: true
  /** As a stranger asks: whatever is answered is an answer. */
  isUnsigned?: true
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** Where it was asked for as a stream. */
  stream: ReadableStream<Uint8Array> | null
  /** Ends the connection of an answer that is not read to its end. */
  cut(): void
}

type Step = 'take' | 'again' | 'correct' | 'fail'

const PASSES = [408, 429, 500, 502, 503, 504]
/** Refused with 400, and yet what came in between: a body that broke off on its way. */
const BROKEN = ['RequestTimeout', 'IncompleteBody', 'BadDigest', 'XAmzContentSHA256Mismatch']

/** What becomes of an answer, or of none. A refusal may come of a clock, or of credentials that ended: not every one says so. */
export function nextStep(
  question: Pick<Question, 'isUnsigned' | 'mayBeAbsent'>,
  answer: Answer | Error,
): Step {
  if (answer instanceof Error) return 'again'
  const { status } = answer
  const code = codeOf(answer)
  // Putting parts together may fail after its answer has begun.
  if (status === 200) return code ? 'again' : 'take'
  if (PASSES.includes(status) || BROKEN.includes(code)) return 'again'
  if ((status > 200 && status < 300) || question.isUnsigned) return 'take'
  if (status === 404 && question.mayBeAbsent) return 'take'
  return status === 400 || status === 403 ? 'correct' : 'fail'
}

/** The name of an error, which answers to HEAD do not have. */
export const codeOf = ({ text }: Pick<Answer, 'text'>) =>
  (text.includes('<Error>') && text.match(/<Code>(\w+)<\/Code>/)?.[1]) || ''
