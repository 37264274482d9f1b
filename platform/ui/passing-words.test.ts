import { expect, test } from 'vitest'
import { passingWords } from './transient-failure-texts.ts'

test.each([
  ['too-many-requests', 179, 'hu', 'Túl sok próbálkozás. Próbáld újra 3 perc múlva!'],
  ['too-many-requests', 60, 'en', 'Too many attempts. Try again in 1 minute.'],
  ['too-many-requests', 7300, 'hu', 'Túl sok próbálkozás. Próbáld újra 3 óra múlva!'],
  ['busy', 5, 'hu', 'Most nagyon sokan vannak itt egyszerre. Próbáld újra 5 másodperc múlva!'],
  ['busy', 1, 'en', 'Rajt is very busy right now. Try again in 1 second.'],
  ['unavailable', 10, 'en', 'The service isn’t available right now. Try again in 10 seconds.'],
  ['unreadable', null, 'hu', 'A szerver most nem tud rendesen válaszolni. Próbáld újra 1 perc múlva!'],
] as const)('%s for %s seconds in %s', (code, retryAfter, spoken, words) =>
  expect(passingWords({ code, retryAfter }, spoken)).toBe(words),
)

test('a failure that does not pass, or nobody knows when, has no words', () => {
  expect(passingWords({ code: 'not-found', retryAfter: 5 }, 'hu')).toBeUndefined()
  expect(passingWords({ code: 'too-many-requests', retryAfter: null }, 'hu')).toBeUndefined()
})
