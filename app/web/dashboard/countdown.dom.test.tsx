import { render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './countdown.tsx'
import en from './text.en.ts'
import hu from './text.hu.ts'

// Half past midnight on the 2nd of September in Budapest, and still the 1st elsewhere.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2041-09-01T22:30:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const languages = { hu: { locale: 'hu-HU', dashboard: hu }, en: { locale: 'en-GB', dashboard: en } } as const

test.each([
  ['hu', '2041-09-02T21:00:00.000Z', 'Ma Rajt: 2041. szeptember 2.'],
  ['hu', '2041-09-02T22:30:00.000Z', 'Még 1 nap Rajt: 2041. szeptember 3.'],
  ['hu', '2041-09-14T06:00:00.000Z', 'Még 12 nap Rajt: 2041. szeptember 14.'],
  // A clock that runs ahead of the server's.
  ['hu', '2041-08-31T06:00:00.000Z', 'Ma Rajt: 2041. augusztus 31.'],
  ['en', '2041-09-02T21:00:00.000Z', 'Today Start: 2 September 2041'],
  ['en', '2041-09-02T22:30:00.000Z', '1 day to go Start: 3 September 2041'],
  ['en', '2041-09-14T06:00:00.000Z', '12 days to go Start: 14 September 2041'],
] as const)('the days until the start are those of Budapest, in %s: %s', (language, startsAt, words) => {
  const { locale, dashboard } = languages[language]
  const { container } = render(
    <IntlProvider locale={locale} timeZone="Europe/Budapest" messages={{ dashboard } as never}>
      <Countdown startsAt={startsAt} />
    </IntlProvider>,
  )
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(words)
})
