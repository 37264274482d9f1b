import { expect, test } from 'vitest'
import { citationsOf, filesNamedIn, textsOf } from './citations.ts'

test.each([
  ['as the rule asks (decision P3)', ['decision P3']],
  ['decisions S1, X9 and X10', ['decision S1', 'decision X9', 'decision X10']],
  ['decisions P7-P9, A1', ['decision P7', 'decision P8', 'decision P9', 'decision A1']],
  ['Decision 13, spec 5, look 6 (look, Exam)', ['decision 13', 'spec 5', 'look 6', 'look, Exam']],
  ['a decision of 3 people who inspect 5 things', []],
])('%j cites %j', (text, cited) => {
  expect(citationsOf(text)).toEqual(cited)
})

test('a citation without a text is found', () => {
  const texts = textsOf()
  expect(
    ['decision P3', 'decision 13', 'spec 9', 'look 6', 'look, Exam'].filter((one) => !texts.has(one)),
  ).toEqual([])
  expect(['decision P99', 'decision 99', 'spec 0', 'look 99'].filter((one) => texts.has(one))).toEqual([])
})

test('files are found that comments name', () => {
  const text = "// As platform/web/form.ts does.\n * (text.hu.ts, *.spec.ts)\nimport './elsewhere.ts'"
  expect(filesNamedIn(text)).toEqual(['platform/web/form.ts', 'text.hu.ts'])
})
