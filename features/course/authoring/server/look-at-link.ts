import { type IncomingMessage, request as overTcp } from 'node:http'
import { request as overTls } from 'node:https'
import { isIP } from 'node:net'
import { seconds } from '#platform/server/clock.ts'
import { isPublicAddress, lookupWhere } from '#platform/server/public-address.ts'
import type { LinkOutcome } from '../editing-calls.ts'

/** Of a link with all that it redirects to. */
const PATIENCE_MS = seconds(4)
const REDIRECTIONS = 5
const PORTS = ['', '80', '443']

/** Whom a link may lead to; tests let it lead to a server of theirs. */
export interface Reach {
  isOpen: (address: string) => boolean
  isPort: (port: string) => boolean
}

const publicReach: Reach = { isOpen: isPublicAddress, isPort: (port) => PORTS.includes(port) }

/** What answers at an address that somebody wrote. Its words are never read, and nothing of this network is asked. */
export async function lookAtLink(address: string, reach: Reach = publicReach): Promise<LinkOutcome> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  let at = address
  for (let hops = 0; hops <= REDIRECTIONS; hops++) {
    const url = allowed(at, reach)
    if (!url) return 'not-allowed'
    const answer = await ask(url, signal, reach)
    if (typeof answer === 'string') return answer
    if (answer.to === null) return outcomeOf(answer.status)
    at = URL.parse(answer.to, url.href)?.href ?? ''
  }
  return 'broken'
}

/** http and https at their own ports, of a public host, without a name and password; null for anything else. */
function allowed(address: string, { isOpen, isPort }: Reach): URL | null {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  if (url.username || url.password || !isPort(url.port)) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isOpen(host) ? url : null
}

interface Answer {
  status: number
  /** Where it redirects to; null where it does not. */
  to: string | null
}

const ask = (url: URL, signal: AbortSignal, { isOpen }: Reach): Promise<Answer | LinkOutcome> =>
  new Promise((resolve) => {
    const open = url.protocol === 'https:' ? overTls : overTcp
    const request = open(url, {
      method: 'GET',
      agent: false,
      signal,
      headers: { 'user-agent': 'Rajt (link check)', accept: '*/*' },
      lookup: lookupWhere(isOpen) as never,
    })
    request.on('response', (response: IncomingMessage) => {
      // However long its body is, it ends here.
      response.destroy()
      const { statusCode: status = 0, headers } = response
      resolve({ status, to: status >= 300 && status < 400 ? (headers.location ?? null) : null })
    })
    request.on('error', () => resolve('silent'))
    request.end()
  })

/** Many servers turn programs away that would show the page to a reader: that says nothing of the link. */
const TURNED_AWAY = [401, 403, 405, 406, 429, 451, 503, 999]

function outcomeOf(status: number): LinkOutcome {
  if (status >= 200 && status < 400) return 'answers'
  return TURNED_AWAY.includes(status) ? 'unclear' : 'broken'
}
