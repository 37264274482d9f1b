import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Settings } from './settings.ts'

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * The policy of whatever is no page and a browser may show by itself: it may do nothing. Pages bring their
 * own.
 */
const onDocuments: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
/**
 * Files that a browser runs or draws for a page, whose policy holds then: without one of their own, fifty
 * files save 4 KB.
 */
const FOR_PAGES = /^(application\/javascript|text\/css|font\/)/

/** Headers that only a page can obey; on a script or an answer of the API they would only add weight. */
const onPages: Record<string, string> = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

const HSTS = 'max-age=31536000; includeSubDomains'

/** Headers of every answer; a route may have set its own first. */
export function secure(app: FastifyInstance, settings: Settings): void {
  const behindTls = settings.publicUrl.startsWith('https://')
  app.addHook('onSend', async (_request, reply) => {
    secureAnswer(reply)
    if (behindTls) reply.header('strict-transport-security', HSTS)
  })
}

/** The headers that no answer goes without. */
export function secureAnswer(reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type'))
  const headers = {
    ...always,
    ...(!FOR_PAGES.test(type) && onDocuments),
    ...(type.startsWith('text/html') && onPages),
  }
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
}

/** What the service worker may do, which has the policy of its own file: fetch what the product has. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * What a page may do: scripts and styles of its own, those of its frame by hash or nonce; frames of the origins that the
 * operator names, and of no other.
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  nonce: string,
  frames: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
