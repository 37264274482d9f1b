import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { anyOf, pagedList } from '#platform/contract/list.ts'
import {
  Done,
  Email,
  Id,
  IdParams,
  Instant,
  Language,
  line,
  pictureRefusals,
  pictureUpload,
  ReadEditedAt,
  text,
} from '#platform/contract/parts.ts'
import { cleanAddress } from '#platform/contract/signs.ts'

/** Characters (decision N3; of the link our own decision), and how many categories an event has. */
export const eventLimits = {
  title: 100,
  subtitle: 150,
  description: 5_000,
  link: 300,
  categories: { min: 1, max: 5 },
} as const

/** Whether an event is over. */
export const eventTimes = ['upcoming', 'past'] as const
export type EventTime = (typeof eventTimes)[number]

/** A safe address of the web, as people copy it; empty where there is none. */
const Link = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .check(z.overwrite(cleanAddress), z.maxLength(eventLimits.link)),
])

/** What the office writes (spec 3: Startup-lab event). */
export const EventFields = z.strictObject({
  title: line(eventLimits.title),
  subtitle: line(eventLimits.subtitle),
  /** Markdown (decision C9). */
  description: text(eventLimits.description),
  language: Language,
  categories: z
    .array(Id)
    .check(z.minLength(eventLimits.categories.min), z.maxLength(eventLimits.categories.max)),
  contactEmail: Email,
  link: Link,
  startsAt: Instant,
  endsAt: Instant,
})
export type EventFields = z.infer<typeof EventFields>

/** The logo is kept unless another one comes or this says that it goes. */
export const EditEvent = z.extend(EventFields, {
  removeLogo: z._default(z.boolean(), false),
  editedAt: ReadEditedAt,
})

export const LabEvent = z.object({
  _id: Id,
  title: z.string(),
  subtitle: z.string(),
  /** Of the description, sanitised. */
  html: z.string(),
  language: Language,
  categories: z.array(Id),
  contactEmail: z.string(),
  /** Null without one. */
  link: z.nullable(z.string()),
  startsAt: Instant,
  endsAt: Instant,
  isOver: z.boolean(),
  /** The reader's own address, for an hour at most (decision L11); null without a logo. */
  logo: z.nullable(z.string()),
  editedAt: z.nullable(Instant),
  /** What an edit begins with; null for who may not edit it. */
  fields: z.nullable(EventFields),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})
export type LabEvent = z.infer<typeof LabEvent>

const uploads = { logo: { ...pictureUpload, optional: true } } as const
const refuses = ['text-too-complex', 'event-dates-wrong', ...pictureRefusals] as const

export const about = 'Startup-lab events, and each as a calendar file.'

export const startupLab = {
  /** Upcoming ones soonest first, past ones latest first (decision N3). */
  list: call({
    summary: 'List startup-lab events',
    method: 'POST',
    path: '/startup-lab/find-all',
    who: 'signed-in',
    ...pagedList('events', LabEvent, {
      categories: anyOf(Id),
      when: z._default(z.enum(eventTimes), 'upcoming'),
    }),
  }),
  one: call({
    summary: 'Get a startup-lab event',
    method: 'GET',
    path: '/startup-lab/:id',
    who: 'signed-in',
    params: IdParams,
    answer: LabEvent,
  }),
  add: call({
    summary: 'Add a startup-lab event',
    method: 'POST',
    path: '/startup-lab',
    who: ['OFFICE'],
    body: EventFields,
    uploads,
    answer: LabEvent,
    // A category may have gone since the form was opened.
    refuses: ['not-found', ...refuses],
  }),
  edit: call({
    summary: 'Edit a startup-lab event',
    method: 'PUT',
    path: '/startup-lab/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: EditEvent,
    uploads,
    answer: LabEvent,
    refuses: ['edited-meanwhile', ...refuses],
  }),
  remove: call({
    summary: 'Remove a startup-lab event',
    method: 'DELETE',
    path: '/startup-lab/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: Done,
  }),
  logo: call({
    summary: "Show an event's logo",
    method: 'GET',
    path: '/startup-lab/:id/logo',
    who: 'signed-in',
    params: IdParams,
    answer: file('image/webp'),
  }),
  calendar: call({
    summary: 'Download an event for a calendar',
    method: 'GET',
    path: '/startup-lab/:id/calendar',
    who: 'signed-in',
    params: IdParams,
    answer: file('text/calendar'),
  }),
}
