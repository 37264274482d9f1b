import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { loadMoreList } from '#platform/contract/list.ts'
import { Done, FullName, Id, IdParams, Instant, line, text } from '#platform/contract/parts.ts'
import { cleanAddress } from '#platform/contract/signs.ts'

/** Characters (spec 9), and devices that one person may allow. */
export const pushLimits = { title: 50, text: 300, devices: 10 } as const

/** The pages that a push may lead to (spec 3: redirect subpage). */
const pushPages = ['dashboard', 'modules', 'my-project', 'search', 'news'] as const
export type PushPage = (typeof pushPages)[number]

/** The pages that students have in a semester (decision N4). */
export const pushPagesOf = (semester: number): readonly PushPage[] =>
  semester === 1 ? ['dashboard', 'modules', 'news'] : pushPages

const paths: Record<PushPage, string> = {
  dashboard: '/',
  modules: '/modules',
  'my-project': '/my-project',
  search: '/project/find-projects',
  news: '/news',
}

/** Below /app: where a student of this project role lands. An owner searches for members, everybody else for projects. */
export const pushPathOf = (page: PushPage, projectRole: 'OWNER' | 'MEMBER' | null): string =>
  page === 'search' && projectRole === 'OWNER' ? '/my-project/team/member-finder/list' : paths[page]

/** What the service worker of a device gets (decision N4); texts as the office wrote them. */
export interface PushMessage {
  /** The campaign's: a message that arrives twice replaces itself. */
  id: string
  title: string
  text: string
  /** Below /app. */
  path: string
}

export const Campaign = z.object({
  _id: Id,
  title: z.string(),
  text: z.string(),
  redirect: z.enum(pushPages),
  sentAt: Instant,
  /** Who sent it. */
  author: FullName,
  /** Students who took part in the semester when it was sent, those of them with a device, and their devices. */
  students: z.int(),
  people: z.int(),
  devices: z.int(),
  /** Devices whose push service has taken it. */
  delivered: z.int(),
  /**
   * Devices that are gone or whose student takes no part any more, and those whose push service refused. The rest is
   * under way.
   */
  failed: z.int(),
})
export type Campaign = z.infer<typeof Campaign>

export const NewCampaign = z.strictObject({
  /** Made by the form when it is opened. Idempotent: a campaign with the same key is not sent again. */
  key: Id,
  title: line(pushLimits.title),
  text: text(pushLimits.text),
  redirect: z.enum(pushPages),
})
export type NewCampaign = z.infer<typeof NewCampaign>

/** What the browser's push manager hands out, as base64url without padding. */
export const NewDevice = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.overwrite(cleanAddress), z.maxLength(1_000)),
  /** A point of the curve P-256, uncompressed. */
  p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
  /** 16 bytes. */
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
})
export type NewDevice = z.infer<typeof NewDevice>

export const PushDevice = z.object({
  _id: Id,
  /** Browser and system, e.g. `Chrome · Android`; null where neither is known. */
  name: z.nullable(z.string()),
  allowedAt: Instant,
  /** SHA-256 of the endpoint as base64url: a device finds itself by it, and nobody can push with it. */
  digest: z.string(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** A campaign as a student reads it on the dashboard. */
export const OwnCampaign = z.object({
  _id: Id,
  title: z.string(),
  text: z.string(),
  sentAt: Instant,
  /** Below /app. */
  path: z.string(),
})
export type OwnCampaign = z.infer<typeof OwnCampaign>

export const about = 'Push notifications of the office, and the devices that allowed them.'

export const push = {
  /** Newest first (decision N4). */
  campaigns: call({
    summary: 'List push campaigns, newest first',
    method: 'GET',
    path: '/push-notification',
    who: ['OFFICE'],
    ...loadMoreList('campaigns', Campaign, {}),
  }),
  /** Whom a campaign would reach now. */
  reach: call({
    summary: 'Count whom a push campaign would reach',
    method: 'GET',
    path: '/push-notification/reach',
    who: ['OFFICE'],
    answer: z.object({
      /** All who take part in the semester; of them those who have not entered it yet. */
      students: z.int(),
      notEntered: z.int(),
      /** With a device, and their devices. */
      people: z.int(),
      devices: z.int(),
    }),
  }),
  send: call({
    summary: 'Send a push campaign',
    method: 'POST',
    path: '/push-notification/send',
    who: ['OFFICE'],
    body: NewCampaign,
    answer: Campaign,
    refuses: ['wrong-semester', 'push-key-used'],
  }),
  /** Those that reached none of the caller's devices and were not closed yet, newest first. */
  own: call({
    summary: 'List the campaigns on the own dashboard',
    method: 'GET',
    path: '/push-notification/own',
    who: ['STUDENT'],
    answer: z.object({ campaigns: z.array(OwnCampaign) }),
  }),
  close: call({
    summary: 'Close a campaign on the own dashboard',
    method: 'POST',
    path: '/push-notification/:id/close',
    who: ['STUDENT'],
    params: IdParams,
    answer: Done,
  }),
  devices: call({
    summary: 'List the own devices that allow pushes',
    method: 'GET',
    path: '/push-device',
    who: ['STUDENT'],
    answer: z.object({
      devices: z.array(PushDevice),
      /** The key with which a browser accepts pushes of this platform alone (RFC 8292), as base64url. */
      publicKey: z.string(),
    }),
  }),
  /**
   * Idempotent: the same device stays one row. A device that was somebody else's is the caller's from now on.
   */
  allow: call({
    summary: 'Allow pushes on a device',
    method: 'POST',
    path: '/push-device',
    who: ['STUDENT'],
    body: NewDevice,
    answer: PushDevice,
    refuses: ['push-service-unknown', 'push-devices-too-many'],
  }),
  withdraw: call({
    summary: 'Withdraw a device',
    method: 'DELETE',
    path: '/push-device/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Done,
  }),
}
