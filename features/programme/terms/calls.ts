import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, Id, line } from '#platform/contract/parts.ts'

/** Lists of words that the office keeps in both languages: people choose among them, and filter by them. */
const termKinds = ['event-category', 'specialization', 'focus'] as const
export type TermKind = (typeof termKinds)[number]

/** Characters. */
const TERM_MAX = 60

export const TermFields = z.strictObject({ hu: line(TERM_MAX), en: line(TERM_MAX) })
export type TermFields = z.infer<typeof TermFields>

export const Term = z.object({ _id: Id, hu: z.string(), en: z.string() })
export type Term = z.infer<typeof Term>

const Kind = z.strictObject({ kind: z.enum(termKinds) })
const OfKind = z.extend(Kind, { id: Id })

export const about = 'Categories of events, specializations of mentors and industrial focuses.'

export const terms = {
  /** In the order of their Hungarian words. */
  list: call({
    summary: 'List the terms of a kind',
    method: 'GET',
    path: '/terms/:kind',
    who: 'signed-in',
    params: Kind,
    answer: z.object({ terms: z.array(Term) }),
  }),
  add: call({
    summary: 'Add a term',
    method: 'POST',
    path: '/terms/:kind',
    who: ['OFFICE'],
    params: Kind,
    body: TermFields,
    answer: Term,
    refuses: ['term-taken'],
  }),
  rename: call({
    summary: 'Rename a term',
    method: 'PUT',
    path: '/terms/:kind/:id',
    who: ['OFFICE'],
    params: OfKind,
    body: TermFields,
    answer: Term,
    refuses: ['term-taken'],
  }),
  remove: call({
    summary: 'Remove a term that nothing uses',
    method: 'DELETE',
    path: '/terms/:kind/:id',
    who: ['OFFICE'],
    params: OfKind,
    answer: Done,
    refuses: ['term-in-use'],
  }),
}
