import { expect, test } from 'vitest'
import { initialsOf } from './letters.ts'

const lettersOf = (words: readonly string[], language: 'hu' | 'en') =>
  initialsOf(
    words.map((word) => ({ key: word, word })),
    language,
  ).map(({ letter, key }) => `${letter}: ${key}`)

test('Hungarian terms stand under the letters of the Hungarian alphabet', () => {
  const words = [
    '5 miért',
    'A/B-teszt',
    'Árbevétel',
    'cukor',
    'csupor',
    'Óra',
    'Ozmózis',
    'ősi',
    'sales',
    'szerep',
    'Zár',
    'zsák',
  ]
  expect(lettersOf(words, 'hu')).toEqual([
    '#: 5 miért',
    'A: A/B-teszt',
    'C: cukor',
    'Cs: csupor',
    'O: Óra',
    'Ö: ősi',
    'S: sales',
    'Sz: szerep',
    'Z: Zár',
    'Zs: zsák',
  ])
})

test('English terms stand under one letter each, whatever accent it has', () => {
  expect(lettersOf(['churn', 'csr', 'Élan', 'equity', 'zsh'], 'en')).toEqual([
    'C: churn',
    'E: Élan',
    'Z: zsh',
  ])
})

test('what begins with no letter of the alphabet is led to as well', () => {
  expect(lettersOf(['5 whys'], 'en')).toEqual(['#: 5 whys'])
})
