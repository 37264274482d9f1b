import type { Queryable, Tx } from '#platform/server/database.ts'
import type { Actor } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { type Reason, SUGGESTED_MAX } from '../calls.ts'
import { type Only, takesPart } from './queries.ts'
import { byWorth, type Candidate, ceilingOf, draw, meanOf } from './rules.ts'
import { noteShort, wasShort } from './short-draws.ts'
import { type Kind, keep, keepOnly, lockStanding, placesTaken, standing, type Whose } from './standing.ts'

/** Somebody who takes part, as the reader meets them. */
export interface Found extends Candidate {
  /** The key of what is shown of them: themselves, or their project. */
  key: string
  reasons: Reason[]
  /** The reader may ask them now. */
  isOpen: boolean
}

interface Asking {
  kind: Kind
  semester: string
  /** Whether the reader may ask anybody at all. */
  mayAsk: boolean
  find: (db: Queryable, only: Only) => Promise<Found[]>
}

interface Request {
  db: Queryable
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  actor: Actor
  now: Date
}

/** Those of the reader that still hold, and others in place of those that do not: the best first. */
export async function suggest(
  { db, transact, actor, now }: Request,
  { kind, semester, mayAsk, find }: Asking,
): Promise<{ isOn: boolean; found: Found[] }> {
  const isOn = await takesPart(db, actor.id)
  if (!isOn || !mayAsk) return { isOn, found: [] }
  const whose: Whose = { kind, semester, reader: actor.id, now }
  const before = await find(db, await standing(db, whose))
  const kept = before.filter(({ isOpen }) => isOpen)
  const isEnough = kept.length === SUGGESTED_MAX || wasShort(whose, kept.length)
  const found = isEnough ? kept : await transact((tx) => drawAnew(tx, whose, find))
  noteShort(whose, found.length)
  return { isOn, found: found.toSorted(byWorth(actor.id)) }
}

async function drawAnew(tx: Tx, whose: Whose, find: Asking['find']): Promise<Found[]> {
  await lockSecondSemester(tx)
  await lockStanding(tx, whose)
  const before = await standing(tx, whose)
  const all = await find(tx, undefined)
  // Whoever has lost their project since they were read as its owner may be found among the students.
  const open = all.filter(({ id, isOpen }) => isOpen && id !== whose.reader)
  const kept = open.filter(({ id }) => before.includes(id))
  await keepOnly(
    tx,
    whose,
    kept.map(({ id }) => id),
  )
  const places = await placesTaken(tx, whose)
  const takenOf = ({ id }: Found) => places.get(id) ?? []
  const mean = meanOf(
    all.reduce((sum, one) => sum + takenOf(one).length, 0),
    all.length,
  )
  const others = open
    .filter((one) => !kept.includes(one))
    .map((one) => ({ ...one, taken: takenOf(one), times: takenOf(one).length }))
  const drawn = draw(whose.reader, others, { wanted: SUGGESTED_MAX - kept.length, mean })
  await keep(tx, whose, drawn, ceilingOf(mean))
  return [...kept, ...drawn]
}

export const isPublished = ({ is_published }: { is_published: boolean }) => is_published

/** What is shown of each, with the reasons; whoever is gone since is left out. */
export const withReasons = <R extends { id: string }, S>(
  found: readonly Found[],
  rows: readonly R[],
  show: (row: R) => S,
) =>
  found.flatMap(({ key, reasons }) =>
    rows.filter(({ id }) => id === key).map((row) => ({ ...show(row), reasons })),
  )
