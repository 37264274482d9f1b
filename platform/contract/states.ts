import type { AuditAct } from './audit.ts'
import type { Refusal } from './errors.ts'
import type { Role } from './parts.ts'

/** Who makes a transition: a role, whoever opened a mailed link, the exam provider, or the clock, when a time is over. */
export type TransitionBy = Role | 'link' | 'provider' | 'clock'

export interface Transition<S extends string> {
  from: readonly S[]
  to: S
  by: readonly TransitionBy[]
  /** The line it leaves in the audit. */
  act: AuditAct
  /** What is answered where the thing is in none of the states of `from`. */
  refuses: Refusal
}

/** The states of a thing, what is true of it in each, and every transition between them: nowhere else is any of it told. */
export interface StateTable<S extends string = string, P extends string = string, M extends string = string> {
  states: Record<S, readonly P[]>
  transitions: Record<M, Transition<S>>
}

/** Declares the table of `statuses`; a state without its properties does not compile. */
export function stateTable<const S extends string, const P extends string, const M extends string>(
  _statuses: readonly S[],
  table: StateTable<S, P, M>,
): StateTable<S, P, M> {
  return table
}

export const is = <S extends string, P extends string>(table: StateTable<S, P>, status: S, property: P) =>
  table.states[status].includes(property)

export const statusesWith = <S extends string, P extends string>(table: StateTable<S, P>, property: P) =>
  Object.keys(table.states).filter((status) => is(table, status as S, property)) as S[]

/** The rule of a transition: `ok`, or why not. */
export function mayTransition<S extends string, M extends string>(
  { transitions }: StateTable<S, string, M>,
  name: M,
  status: S,
  by: TransitionBy,
): 'ok' | Refusal | 'not-allowed' {
  const transition = transitions[name]
  if (!transition.by.includes(by)) return 'not-allowed'
  return transition.from.includes(status) ? 'ok' : transition.refuses
}
