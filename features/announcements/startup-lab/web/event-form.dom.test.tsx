import { expect, test } from 'vitest'
import { fieldRefusals } from '#platform/contract/field-refusals.ts'
import { EventForm, type EventValues } from './event-form.ts'

const event: EventValues = {
  title: 'Befektetői est',
  subtitle: 'Kérdések és válaszok',
  description: 'Gyertek!',
  language: 'hu',
  categories: ['0b1b3a5e-8a4e-4a6e-9a53-6c1e0f2d7a10'],
  contactEmail: 'est@rajt.example',
  link: '',
  startsAt: '2026-11-12T18:00',
  endsAt: '2026-11-12T20:00',
}

const refused = (change: Partial<EventValues>) => {
  const { error } = EventForm.safeParse({ ...event, ...change }, { reportInput: true })
  return error ? fieldRefusals(error) : {}
}

test('an event ends after it starts', () => {
  expect(refused({})).toEqual({})
  expect(refused({ endsAt: event.startsAt })).toEqual({})
  expect(refused({ endsAt: '2026-11-12T17:59' })).toEqual({ endsAt: { rule: 'format' } })
})

test('an event that ends before it starts says so together with what else is wrong', () => {
  expect(refused({ endsAt: '2026-11-12T17:59', title: '', contactEmail: 'est' })).toEqual({
    endsAt: { rule: 'format' },
    title: { rule: 'required' },
    contactEmail: { rule: 'email' },
  })
})
