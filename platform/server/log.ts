import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

/** Structured lines. Secrets and personal data are not logged at all; this is the second wall. */
export function openLog(level: string, to?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    redact: {
      paths: [
        '*.authorization',
        '*.password',
        '*.token',
        '*.email',
        '*.neptun',
        'err.parameters',
        'err.detail',
        'err.where',
      ],
      censor: '[hidden]',
    },
  }
  return to ? pino(options, to) : pino(options)
}
