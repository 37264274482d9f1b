import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { Email, Id, Instant, Neptun, optionalText, Password, Token, text, Username } from './parts.ts'

type Case = [what: string, schema: z.ZodMiniType, given: unknown, kept: unknown]
const REFUSED = Symbol('refused')

const cases: Case[] = [
  ['a text is trimmed', text(10), '  Kiss  ', 'Kiss'],
  ['a text of spaces is none', text(10), '   ', REFUSED],
  ['a text may be as long as its limit', text(3), 'őűí', 'őűí'],
  ['and not longer', text(3), 'őűíá', REFUSED],
  ['spaces around do not count', text(3), ' abc ', 'abc'],
  ['a text keeps its lines', text(10), 'a\nb', 'a\nb'],
  ['a text has no NUL', text(10), 'a\u0000b', REFUSED],
  ['a text has no half of a character', text(10), 'a\ud800', REFUSED],
  ['a text may have whole ones', text(10), '😀', '😀'],
  ['a text has no escape sequence', text(10), 'a\u001b[31m', REFUSED],
  ['an optional text may be empty', optionalText(3), ' ', ''],
  ['an address is stored lower case', Email, ' Anna.Kiss@Uni-Szeged.HU ', 'anna.kiss@uni-szeged.hu'],
  ['an address has 254 characters at most', Email, `${'a'.repeat(250)}@b.hu`, REFUSED],
  ['an address has one line', Email, 'a@b.hu\nbcc: c@d.hu', REFUSED],
  ['an address has a domain', Email, 'a@localhost', REFUSED],
  ['a list is no address', Email, 'a@b.hu,c@d.hu', REFUSED],
  ['a Neptun code is stored upper case', Neptun, ' ab12cd ', 'AB12CD'],
  ['a Neptun code has six signs', Neptun, 'AB12C', REFUSED],
  ['a Neptun code has no accents', Neptun, 'ÁB12CD', REFUSED],
  ['a username may be Hungarian', Username, 'őrsi.ödön', 'őrsi.ödön'],
  ['a username has no spaces', Username, 'a b c', REFUSED],
  ['a username has three signs at least', Username, 'ab', REFUSED],
  ['a username has thirty signs at most', Username, 'x'.repeat(31), REFUSED],
  ['a password keeps its spaces', Password, '  pass 1 ', '  pass 1 '],
  ['a password has eight signs', Password, 'abcdef1', REFUSED],
  ['a password has a digit', Password, 'abcdefgh', REFUSED],
  ['a password may have 128 signs', Password, `1${'x'.repeat(127)}`, `1${'x'.repeat(127)}`],
  ['and not more', Password, `1${'x'.repeat(128)}`, REFUSED],
  ['a token that was cut on its way is still read', Token, 'A'.repeat(42), 'A'.repeat(42)],
  ['a token is bounded', Token, 'A'.repeat(201), REFUSED],
  ['an id is a UUID', Id, 'a', REFUSED],
  ['an instant has an offset', Instant, '2026-09-01T10:00:00', REFUSED],
  ['an instant is a real day', Instant, '2026-02-30T10:00:00Z', REFUSED],
]

describe('what people type', () => {
  test.each(cases)('%s', (_, schema, given, kept) => {
    const parsed = schema.safeParse(given)
    expect(parsed.success ? parsed.data : REFUSED).toEqual(kept)
  })
})
