import { expect, test } from 'vitest'
import { bareTextsOf } from './bare-texts.ts'

const inside = (children: string) => `export const One = () => (\n<a>\n${children}\n</a>)`

test.each([
  ['after a part that may be late', '<MenuIcon entry={entry} />{t(entry)}'],
  ['after what is there at times', '{isLate && <Clock />}{t("days")}'],
  ['after one of two elements, or none', '{a ? <b /> : null}{t("days")}'],
])('a bare text %s is found', (_, children) => {
  expect(bareTextsOf(inside(children))).toEqual([{ line: 3, why: 'follows what comes and goes' }])
})

test.each([
  ['a call', '{t("days")}{isLate && t("late")}'],
  ['a template', '{t("days")}{isLate && `late`}'],
  ['one of two', '<b />{isLate ? <i /> : t("late")}'],
])('a bare text that comes and goes is found: %s', (_, children) => {
  expect(bareTextsOf(inside(children))).toEqual([{ line: 3, why: 'comes and goes beside others' }])
})

test.each([
  ['alone', '{isLate && t("late")}'],
  ['in an element', '<MenuIcon entry={entry} /><span>{t(entry)}</span>'],
  ['before what comes and goes', '{t(entry)}{unread && <Unread />}'],
  ['one of two texts', '<b />{isLate ? t("late") : t("early")}'],
])('a text that breaks nothing is left alone: %s', (_, children) => {
  expect(bareTextsOf(inside(children))).toEqual([])
})
