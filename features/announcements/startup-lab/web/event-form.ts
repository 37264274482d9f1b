import * as z from 'zod/mini'
import { acrossFields } from '#platform/web/across-fields.ts'
import { fromBudapest, toBudapest } from '#platform/web/budapest-time.ts'
import { language } from '#platform/web/language.ts'
import { EventFields, type EventFields as Fields } from '../calls.ts'

/** As it is typed: both times by the clocks of Budapest. */
export type EventValues = Fields

export const emptyValues = (): EventValues => ({
  title: '',
  subtitle: '',
  description: '',
  categories: [],
  contactEmail: '',
  link: '',
  startsAt: '',
  endsAt: '',
  language: language.get(),
})

export const toValues = (fields: Fields): EventValues => ({
  ...fields,
  startsAt: toBudapest(fields.startsAt),
  endsAt: toBudapest(fields.endsAt),
})

/** What was typed, for the contract's schema to judge. A time that was left alone keeps its seconds. */
export function toFields(values: EventValues, before: Fields | null = null): Fields {
  const instant = (name: 'startsAt' | 'endsAt') =>
    before && toBudapest(before[name]) === values[name]
      ? before[name]
      : (fromBudapest(values[name]) as string)
  return { ...values, startsAt: instant('startsAt'), endsAt: instant('endsAt') }
}

const { startsAt, endsAt } = EventFields.shape

/** The contract's schema behind the form, with the order that the server asks for (spec 5). */
export const EventForm = z.pipe(
  z.transform((values: EventValues): z.input<typeof EventFields> => toFields(values)),
  EventFields.check(
    acrossFields(z.object({ startsAt, endsAt }), ({ value, issues }) => {
      if (Date.parse(value.endsAt) < Date.parse(value.startsAt))
        issues.push({ code: 'custom', path: ['endsAt'], input: value })
    }),
  ),
)
