import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { anyOf, loadMoreList } from '#platform/contract/list.ts'
import {
  Done,
  Id,
  IdParams,
  Instant,
  Language,
  line,
  optionalLine,
  pictureRefusals,
  pictureUpload,
  ReadEditedAt,
  staff,
  text,
} from '#platform/contract/parts.ts'
import { UniversityId } from '#programme/programme/calls.ts'

/** Whom an item may be for (decision N1); the office sees every one. */
export const newsRoles = ['STUDENT', 'UNIVERSITY', 'MENTOR'] as const
export type NewsRole = (typeof newsRoles)[number]

/** Characters (decision L10; of the image's text our own decision). */
export const newsLimits = { title: 100, text: 10_000, imageText: 300 } as const

/** What the author of an item writes and chooses (spec 3: News item). */
export const NewsFields = z.strictObject({
  title: line(newsLimits.title),
  /** Markdown (decision C9). */
  text: text(newsLimits.text),
  language: Language,
  /** Spec 5: at least one user group. */
  roles: z.array(z.enum(newsRoles)).check(z.minLength(1), z.maxLength(newsRoles.length)),
  /** Narrows students and university staff; none: all universities. */
  universities: anyOf(UniversityId),
  /** For those who do not see the image; required with one, and kept with one only. */
  imageText: z._default(optionalLine(newsLimits.imageText), ''),
})
export type NewsFields = z.infer<typeof NewsFields>

/** The image is kept unless another one comes or this says that it goes. */
const EditNews = z.extend(NewsFields, {
  removeImage: z._default(z.boolean(), false),
  editedAt: ReadEditedAt,
})

export const NewsItem = z.object({
  _id: Id,
  title: z.string(),
  /** Of the text, sanitised. */
  html: z.string(),
  language: Language,
  /** The address is the reader's own and works for an hour at most (decision L11). */
  image: z.nullable(z.object({ url: z.string(), text: z.string() })),
  /** When it reached those whom it is for: later than it was written where more were added. */
  publishedAt: Instant,
  editedAt: z.nullable(Instant),
  isUnread: z.boolean(),
  /** What an edit begins with; null for who may not edit it. */
  fields: z.nullable(NewsFields),
  /** The university whose coordinator wrote it; null for an item of the office. */
  university: z.nullable(UniversityId),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})
export type NewsItem = z.infer<typeof NewsItem>

const uploads = { image: { ...pictureUpload, optional: true } } as const
const refuses = ['text-too-complex', 'news-target-outside', 'university-retired', ...pictureRefusals] as const

export const about = 'News and their images, and who has seen them.'

export const news = {
  /** Newest first; what the caller may not see is not there (decisions N1, N2). */
  more: call({
    summary: 'List news, newest first',
    method: 'GET',
    path: '/news/more',
    who: 'signed-in',
    ...loadMoreList('news', NewsItem, {}),
  }),
  /** How many items came since the caller opened the page, counted up to 100; the caller's own are never among them. */
  unread: call({
    summary: 'Count unread news',
    method: 'GET',
    path: '/news/unread',
    who: 'signed-in',
    answer: z.object({ unread: z.int() }),
  }),
  /** The page was opened and showed the items published until then. */
  seen: call({
    summary: 'Mark the news page as opened',
    method: 'POST',
    path: '/news/seen',
    who: 'signed-in',
    concerns: 'oneself',
    body: z.strictObject({ until: Instant }),
    answer: Done,
  }),
  add: call({
    summary: 'Publish news',
    method: 'POST',
    path: '/news',
    who: staff,
    body: NewsFields,
    uploads,
    answer: NewsItem,
    refuses,
  }),
  edit: call({
    summary: 'Edit news',
    method: 'PUT',
    path: '/news/:id',
    who: staff,
    params: IdParams,
    body: EditNews,
    uploads,
    answer: NewsItem,
    refuses: ['edited-meanwhile', ...refuses],
  }),
  remove: call({
    summary: 'Remove news',
    method: 'DELETE',
    path: '/news/:id',
    who: staff,
    params: IdParams,
    answer: Done,
  }),
  /** For whom the item is. */
  image: call({
    summary: "Show a news item's image",
    method: 'GET',
    path: '/news/:id/image',
    who: 'signed-in',
    params: IdParams,
    answer: file('image/webp'),
  }),
}
