import { render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { useDay, useMoment } from './moment.ts'

function Dates() {
  return `${useMoment()('2027-02-05T22:59:00Z')}|${useDay()('2027-02-05T22:59:00Z')}`
}

test.each([
  ['hu-HU', '2027. február\u00a05. 23:59|2027. február\u00a05.'],
  ['en-GB', '5\u00a0February 2027 at 23:59|5\u00a0February 2027'],
] as const)('month and day of a long date stay together: %s', (locale, words) => {
  const { container } = render(
    <IntlProvider locale={locale} timeZone="Europe/Budapest">
      <Dates />
    </IntlProvider>,
  )
  expect(container.textContent).toBe(words)
})
