import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'
import type * as z from 'zod/mini'
import type { Call } from '#platform/contract/call.ts'
import type { Search } from '#platform/web/search.ts'
import type { Entry } from './menus.ts'
import type { Viewer } from './viewer.ts'

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends `${string}{${string}`
    ? never
    : T[K] extends string
      ? K
      : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]
/** A text without placeholders, by its namespace and key: `course.modules.title`. */
export type TextKey = KeysOf<Messages>

/**
 * The frame around a page: `guest` beside the programme's name, `link` the same for what mailed links open, `entry`
 * full width before the own area, `inside` with header and side menu.
 */
export type Layout = 'guest' | 'link' | 'entry' | 'inside'

/** A call that tells how much of a page is unread, or waits for an answer, without parameters. */
export type CountCall = Call & { answer: z.ZodMiniType<{ unread: number } | { waiting: number }> }

/** One page and all that the rest of the product knows of it. */
export interface Row {
  /** Below /app; `$name` is a parameter. */
  path: `/${string}`
  /** Who sees this page at the address. Rows may share an address when nobody is in the audience of both. */
  for: readonly Viewer[]
  layout: Layout
  /** The page has the window to itself: the frame of its area without the menu (look, Exam). */
  alone?: true
  /** Of the browser's tab and history, as long as the page sets no title of its own. */
  title: TextKey
  /** The component. */
  load: () => Promise<ComponentType>
  /** Where the side menu or a phone's bar leads to it; spec 2 fixes whose menu has which entries (menus.ts). */
  menu?: Entry
  /** The entry that is marked while the page is open, for whom no entry of their own leads to it or above it. */
  within?: Entry
  /** How much of the page is unread, or waits for an answer: a number beside its menu entry. */
  counts?: CountCall
  /** Takes of the search parameters what the page knows and drops the rest. */
  search?: (search: Search) => object
  /**
   * The page of an address that most people see, where there are several: its files are asked for early
   * (docs/decisions/0006).
   */
  usual?: true
  /** A large part of the page that comes by itself: its files are asked for as early as those of the page. */
  part?: () => Promise<object>
  /**
   * The calls that a first visit of the page waits for, of students beside the course's progress; with the parameters of
   * `path`; one that is refused to all but owners says so behind it. The page itself begins them (app/web/index.html), and
   * calls of the same address take the answers.
   */
  asksFirst?: readonly (`/${string}` | `/${string} OWNER`)[]
}

type Clashes<T extends Record<string, Row>, K extends keyof T> = {
  [L in keyof T]: L extends K
    ? never
    : T[L]['path'] extends T[K]['path']
      ? [T[L]['for'][number] & T[K]['for'][number]] extends [never]
        ? never
        : L
      : never
}[keyof T]

/** Nothing for a row that nobody sees beside another one at the same address, otherwise the name of the other. */
type Disjoint<T extends Record<string, Row>> = {
  [K in keyof T]: [Clashes<T, K>] extends [never] ? unknown : { overlapsWith: Clashes<T, K> }
}

/** A table of pages; rows of one address whose audiences overlap do not pass the types. */
export const pageTable = <const T extends Record<string, Row>>(rows: T & Disjoint<T>): T => rows

/** Which of an address's pages somebody sees. */
export const rowFor = <R extends Row>(rows: readonly R[], viewer: Viewer): R | undefined =>
  rows.find((row) => row.for.includes(viewer))
