import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { anyOf, pagedList } from '#platform/contract/list.ts'
import {
  Done,
  Id,
  IdParams,
  line,
  optionalText,
  pictureRefusals,
  pictureUpload,
} from '#platform/contract/parts.ts'
import {
  FILE_MAX,
  Medium,
  MediumDetails,
  mediaKinds,
  mediaLimits,
  mediaTypes,
  PART_BYTES,
  Upload,
} from './parts.ts'

/** What staff say of a medium. */
export const MediumFields = z.strictObject({
  title: line(mediaLimits.title),
  /** Of what is said in it; paragraphs with an empty line between two. */
  transcript: z._default(optionalText(mediaLimits.transcript), ''),
  /** What doing a worksheet takes; 0 of a file that is only read. */
  workMinutes: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(mediaLimits.workMinutes))), null),
})
export type MediumFields = z.infer<typeof MediumFields>

/** The page of interactive content, on a host that the operator allows (decision 23). */
export const InteractiveAddress = z.strictObject({ address: line(mediaLimits.address) })
export const InteractiveFields = z.extend(InteractiveAddress, {
  title: line(mediaLimits.title),
  workMinutes: MediumFields.shape.workMinutes,
})
export type InteractiveAddress = z.infer<typeof InteractiveAddress>
export type InteractiveFields = z.infer<typeof InteractiveFields>

/** Twice what a lesson may have in one language. */
const ASKED_AT_ONCE = 60

const beside = {
  /** WebVTT: two lines at most, and 17 characters a second. */
  captions: { maxBytes: 1024 ** 2, types: ['text/vtt'], optional: true },
  /** What is shown before a video plays. */
  poster: { ...pictureUpload, optional: true },
} as const
const besideRefusals = ['captions-unfit', ...pictureRefusals] as const
const fileRefusals = [
  'upload-unfinished',
  'medium-unfit',
  'medium-without-length',
  'picture-too-heavy',
] as const

const addressRefusals = ['interactive-address-unfit', 'interactive-host-not-allowed'] as const

export const about = 'The media library of the course: uploads, captions, and where a medium is used.'

export const media = {
  list: call({
    summary: 'List the media of the library, newest first',
    method: 'POST',
    path: '/media/find',
    who: ['OFFICE'],
    concerns: 'course',
    ...pagedList('media', Medium, { mediaKinds: anyOf(z.enum(mediaKinds)) }),
  }),
  /** Those that are there; in no order. */
  some: call({
    summary: 'Get some media by their ids',
    method: 'POST',
    path: '/media/some',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.strictObject({ ids: z.array(Id).check(z.maxLength(ASKED_AT_ONCE)) }),
    answer: z.object({ media: z.array(Medium) }),
  }),
  one: call({
    summary: 'Get a medium with its uses and what stood in its place before',
    method: 'GET',
    path: '/media/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: MediumDetails,
  }),
  /** To the office, whether a lesson names it or not. */
  file: call({
    summary: 'Download the file of a medium',
    method: 'GET',
    path: '/media/:id/file',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: file(...mediaTypes),
  }),
  begin: call({
    summary: 'Begin an upload',
    method: 'POST',
    path: '/upload',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.strictObject({
      name: line(mediaLimits.fileName),
      bytes: z.int().check(z.minimum(1), z.maximum(FILE_MAX)),
    }),
    answer: Upload,
    refuses: ['too-many-uploads'],
  }),
  /** Where it goes on after a break. */
  upload: call({
    summary: 'Get how much of an upload is here',
    method: 'GET',
    path: '/upload/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Upload,
  }),
  /** Idempotent: the same part sent again changes nothing. */
  send: call({
    summary: 'Send the next part of an upload',
    method: 'PUT',
    path: '/upload/:id/part/:start',
    who: ['OFFICE'],
    concerns: 'course',
    params: z.strictObject({
      id: Id,
      /** Bytes before it. */
      start: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(FILE_MAX)),
    }),
    uploads: { part: { maxBytes: PART_BYTES, types: ['application/octet-stream'] } },
    answer: Upload,
    refuses: ['upload-elsewhere', 'upload-ended', 'medium-unfit', 'picture-too-heavy'],
  }),
  abandon: call({
    summary: 'Give up an upload',
    method: 'DELETE',
    path: '/upload/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Done,
  }),
  /** Idempotent: an upload becomes one medium, however often it is asked for. */
  add: call({
    summary: 'Make a medium of an upload',
    method: 'POST',
    path: '/media',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.extend(MediumFields, { upload: Id }),
    uploads: beside,
    answer: MediumDetails,
    refuses: ['not-found', ...fileRefusals, ...besideRefusals],
  }),
  /** Its address and the lessons that name it stay. */
  replace: call({
    summary: 'Put an upload in the place of the file of a medium',
    method: 'POST',
    path: '/media/:id/file',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    body: z.strictObject({ upload: Id }),
    uploads: beside,
    answer: MediumDetails,
    refuses: ['medium-of-another-kind', ...fileRefusals, ...besideRefusals],
  }),
  hosts: call({
    summary: 'List the hosts that interactive content may come from',
    method: 'GET',
    path: '/interactive-host',
    who: ['OFFICE'],
    concerns: 'course',
    /** None: lessons have no interactive content. */
    answer: z.object({ hosts: z.array(z.string()) }),
  }),
  addInteractive: call({
    summary: 'Put interactive content into the library, by its address',
    method: 'POST',
    path: '/interactive-content',
    who: ['OFFICE'],
    concerns: 'course',
    body: InteractiveFields,
    answer: MediumDetails,
    refuses: addressRefusals,
  }),
  /** The lessons that name it stay. */
  moveInteractive: call({
    summary: 'Put another address in the place of that of interactive content',
    method: 'PUT',
    path: '/interactive-content/:id/address',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    body: InteractiveAddress,
    answer: MediumDetails,
    refuses: ['medium-of-another-kind', ...addressRefusals],
  }),
  change: call({
    summary: 'Change what is said of a medium',
    method: 'PUT',
    path: '/media/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    body: MediumFields,
    uploads: beside,
    answer: MediumDetails,
    refuses: besideRefusals,
  }),
  remove: call({
    summary: 'Delete a medium that nothing uses',
    method: 'DELETE',
    path: '/media/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Done,
    refuses: ['medium-in-use'],
  }),
}
