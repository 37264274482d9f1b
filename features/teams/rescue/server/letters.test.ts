import { expect, test } from 'vitest'
import { letterOf } from './letters.ts'
import type { Person } from './rules.ts'

const named = (surname: string, firstname: string) => ({ surname, firstname }) as Person
const others = [named('Ábrahám', 'Sára'), named('Orosz', 'Máté')]

test.each([
  ['hu', 'A programiroda szerint jó csapat lehetnétek: te, Ábrahám Sára és Orosz Máté.'],
  ['en', 'The programme office thinks you would make a good team: you, Sára Ábrahám, and Máté Orosz.'],
] as const)(
  'a letter to a group of three names the reader and the others in one list: %s',
  (language, words) => {
    const reader = { firstname: 'Anna', role: 'STUDENT', language } as const
    const { paragraphs } = letterOf(
      reader,
      { others, project: null, until: new Date(0) },
      'https://rajt.example',
    )
    expect(paragraphs[0]).toBe(words)
  },
)
