import { render } from '@testing-library/react'
import { IntlProvider, useFormatter } from 'use-intl'
import { expect, test } from 'vitest'
import { useDay, useMoment, useNearMoment, useShortMoment, useTimeParts } from './moment.ts'

function Dates() {
  return [useMoment(), useShortMoment(), useDay()].map((said) => said('2027-02-05T22:59:00Z')).join('|')
}

test.each([
  ['hu-HU', '2027. február 5. 23:59|2027. febr. 5. 23:59|2027. február 5.'],
  ['en-GB', '5 February 2027 at 23:59|5 Feb 2027, 23:59|5 February 2027'],
] as const)('a date and its time stay together: %s', (locale, words) => {
  const { container } = render(
    <IntlProvider locale={locale} timeZone="Europe/Budapest">
      <Dates />
    </IntlProvider>,
  )
  expect(container.textContent).toBe(words.replaceAll(' ', '\u00a0'))
})

function Times() {
  const format = useFormatter()
  const at = new Date('2027-02-05T08:05:00Z')
  const times = [
    format.dateTime(at, { timeStyle: 'short' }),
    format.dateTime(at, useTimeParts()),
    useMoment()(at),
    useShortMoment()(at),
    useNearMoment()(at),
  ]
  return times.map((time) => time.split(/\s/).at(-1)).join('|')
}

test.each([
  ['hu-HU', '9:05'],
  ['en-GB', '09:05'],
] as const)('a time of the day has one form in each language: %s', (locale, time) => {
  const { container } = render(
    <IntlProvider locale={locale} timeZone="Europe/Budapest">
      <Times />
    </IntlProvider>,
  )
  expect(container.textContent).toBe(Array(5).fill(time).join('|'))
})
