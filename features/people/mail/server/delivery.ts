import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Delivery, type DeliveryState, LATE_AFTER, type UntakenState, untakenStates } from '../calls.ts'
import { reasonOf } from './reasons.ts'

/** A row of `mail`, or its nulls where there is none. */
interface MailRow {
  created_at: Date
  sent_at: Date | null
  refused_at: Date | null
  refusal: number | null
  kept_at: Date | null
  given_up_at: Date | null
  failed_at: Date | null
  failure: number | null
  answer: string | null
  tries: number
}

/** The state of a mail `m` at a time, in the database. */
export const stateAt = (now: Date) =>
  sql<DeliveryState>`case when m.sent_at is not null then 'TAKEN' when m.refused_at is not null then 'REFUSED'
    when m.kept_at is not null then 'KEPT' when m.given_up_at is not null then 'GIVEN_UP'
    when m.tries > 0 or m.created_at <= ${now}::timestamptz - make_interval(mins => ${sql.lit(LATE_AFTER)}) then 'WAITING'
    else 'ON_ITS_WAY' end`

/** Everything that `presentDelivery` shows of a mail `m`, as JSON; null where there is no mail. */
export const deliveryOf = (now: Date) =>
  sql<(Omit<MailRow, 'created_at'> & { created_at: string; state: DeliveryState }) | null>`(
    case when m.id is null then null else to_jsonb(m) - 'body_text' - 'body_html' || jsonb_build_object('state', ${stateAt(now)}) end)`

type Told = { state: DeliveryState } & Record<'created_at', string | Date> &
  Record<'sent_at' | 'refused_at' | 'given_up_at', string | Date | null> &
  Pick<MailRow, 'refusal' | 'failure' | 'answer' | 'tries'>

export function presentDelivery(row: Told): Delivery {
  const { state, refusal, failure, answer, tries } = row
  const { sent_at, refused_at, given_up_at, created_at } = row
  const code = state === 'REFUSED' ? refusal : failure
  const isExplained = state === 'REFUSED' || (tries > 0 && (state === 'WAITING' || state === 'GIVEN_UP'))
  return {
    state,
    at: new Date(sent_at ?? refused_at ?? given_up_at ?? created_at).toISOString(),
    reason: isExplained ? reasonOf(code ?? 0, answer ?? '') : null,
    answer: isExplained ? answer : null,
    tries,
  }
}

/** The same of a mail that the office does something about; null for every other one. */
export function presentUntakenOf(row: Told | null): Delivery | null {
  return row && untakenStates.some((state) => state === row.state) ? presentDelivery(row) : null
}

/** Whether a row's mail, found as `m` by this condition, is in one of these states. Mails that were not taken have an index. */
export const isUntaken = (mail: RawBuilder<unknown>, states: readonly UntakenState[], now: Date) =>
  sql<SqlBool>`exists (
    select from mail m where m.sent_at is null and ${mail} and ${stateAt(now)} in (${sql.join(states)}))`

/** The newest mail `m` to an address. */
export const isNewestTo = (address: RawBuilder<unknown>) => sql`m.id = (
  select id from mail where recipient = ${address} order by created_at desc, id desc limit 1)`

/** A mail `m` that brought an account `a` the invitation with its link `t`. */
export const isInvitationTo = sql`m.recipient = a.email and m.template = 'invitation' and m.created_at = t.created_at`

/** The same, where there has to be one alone. */
export const isInvitationOf = sql`m.id = (
  select id from mail where recipient = a.email and template = 'invitation' and created_at = t.created_at
  order by id limit 1)`
