import { render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { useDay, useMoment, useShortMoment } from './moment.ts'

function Dates() {
  return [useMoment(), useShortMoment(), useDay()].map((said) => said('2027-02-05T22:59:00Z')).join('|')
}

test.each([
  ['hu-HU', '2027. február\u00a05.\u00a023:59|2027. febr.\u00a05.\u00a023:59|2027. február\u00a05.'],
  ['en-GB', '5\u00a0February 2027 at\u00a023:59|5\u00a0Feb 2027,\u00a023:59|5\u00a0February 2027'],
] as const)('month, day and time of a date stay together: %s', (locale, words) => {
  const { container } = render(
    <IntlProvider locale={locale} timeZone="Europe/Budapest">
      <Dates />
    </IntlProvider>,
  )
  expect(container.textContent).toBe(words)
})
