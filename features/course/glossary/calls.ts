import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, IdParams, ReadEditedAt } from '#platform/contract/parts.ts'
import { GlossaryTerm, TermDetails, TermFields } from './parts.ts'

export const EditTerm = z.extend(TermFields, { editedAt: ReadEditedAt })

export const about = 'The glossary of the course: its terms, and the lessons that name them.'

export const glossary = {
  /** Alphabetical; to everybody who reads lessons, whatever is open to them yet (decision 29). */
  list: call({
    summary: 'List the terms of the glossary',
    method: 'GET',
    path: '/glossary',
    who: 'signed-in',
    concerns: 'course',
    answer: z.object({ terms: z.array(GlossaryTerm), can: z.object({ add: z.boolean() }) }),
  }),
  one: call({
    summary: 'Get a term in both languages, with its uses',
    method: 'GET',
    path: '/glossary/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: TermDetails,
  }),
  /** Its key is made of its English word. Idempotent: the same term added again is answered as it is. */
  add: call({
    summary: 'Add a term to the glossary',
    method: 'POST',
    path: '/glossary',
    who: ['OFFICE'],
    concerns: 'course',
    body: TermFields,
    answer: TermDetails,
    refuses: ['glossary-word-taken', 'glossary-full'],
  }),
  /** Everybody reads it so from now on, in every lesson. */
  edit: call({
    summary: 'Change a term',
    method: 'PUT',
    path: '/glossary/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    body: EditTerm,
    answer: TermDetails,
    refuses: ['edited-meanwhile', 'glossary-word-taken'],
  }),
  remove: call({
    summary: 'Delete a term that no lesson names',
    method: 'DELETE',
    path: '/glossary/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Done,
    refuses: ['glossary-term-in-use'],
  }),
}
