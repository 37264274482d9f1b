import { render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { useDay, useMoment, useShortMoment } from './moment.ts'

function Dates() {
  return [useMoment(), useShortMoment(), useDay()].map((said) => said('2027-02-05T22:59:00Z')).join('|')
}

test.each([
  ['hu-HU', '2027.\u00a0február\u00a05. 23:59|2027.\u00a0febr.\u00a05. 23:59|2027.\u00a0február\u00a05.'],
  ['en-GB', '5\u00a0February\u00a02027 at\u00a023:59|5\u00a0Feb\u00a02027, 23:59|5\u00a0February\u00a02027'],
] as const)('year, month and day of a date stay together: %s', (locale, words) => {
  const { container } = render(
    <IntlProvider locale={locale} timeZone="Europe/Budapest">
      <Dates />
    </IntlProvider>,
  )
  expect(container.textContent).toBe(words)
})
