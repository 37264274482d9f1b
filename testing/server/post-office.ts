import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface Delivery {
  from: string
  to: string[]
  /** Header lines as they came, unfolded. */
  headers: string[]
  /** Every part, decoded. */
  parts: string[]
}

/** Of the conversation. */
type Step = 'sender' | 'recipient' | 'data'

/** A real SMTP server that keeps what it takes, and refuses on demand. */
export async function openPostOffice(host = '127.0.0.1') {
  const delivered: Delivery[] = []
  let patience = 0
  const closed = new Map<string, { code: number; words: string }>()
  const refusals: { at: Step; code: number; words: string }[] = []
  const refusalAt = (at: Step) => {
    if (refusals[0]?.at !== at) return null
    const { code, words } = refusals.shift() ?? { code: 451, words: '' }
    return Object.assign(new Error(words), { responseCode: code })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, answer) => answer(refusalAt('sender')),
    onRcptTo: ({ address }, _session, answer) => {
      const { code, words } = closed.get(address) ?? {}
      answer(code ? Object.assign(new Error(words), { responseCode: code }) : refusalAt('recipient'))
    },
    onData(stream, { envelope }, answer) {
      // A client that is killed in the middle of its mail is no failure of the test.
      const whole = text(stream).catch(() => null)
      void whole.then((raw) => {
        if (raw === null) return
        const refusal = refusalAt('data')
        if (!refusal)
          delivered.push(
            read(
              raw,
              envelope.mailFrom.address,
              envelope.rcptTo.map(({ address }) => address),
            ),
          )
        setTimeout(() => answer(refusal), patience)
      })
    },
  })
  // A client that hangs up is no failure of the test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    delivered,
    url: `smtp://${host}:${server.server.address().port}`,
    /** Refuses the next conversation that comes as far. */
    refuse: (at: Step, code: number, words: string) => void refusals.push({ at, code, words }),
    /** From now on takes nothing for this address. */
    closeMailbox: (address: string, code: number, words: string) => void closed.set(address, { code, words }),
    /** Answers this many milliseconds after it has a mail. */
    takeTime: (milliseconds: number) => {
      patience = milliseconds
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function read(raw: string, from: string, to: string[]): Delivery {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const boundary = head.match(/boundary="([^"]+)"/)?.[1]
  const parts = boundary
    ? rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1).map(decoded)
    : [decoded(raw)]
  return { from, to, headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'), parts }
}

function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
