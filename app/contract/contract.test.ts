import { describe, expect, test } from 'vitest'
import type { Call } from '#platform/contract/call.ts'
import { meanings, special } from '#platform/contract/errors.ts'
import { limits } from '#platform/contract/parts.ts'
import { refusals } from '#platform/contract/refusals.generated.ts'
import { refusalsOf } from '#platform/contract/refusals.ts'
import { features } from './index.ts'

const rows: [string, Call][] = Object.entries(features).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, row]): [string, Call] => [`${feature}.${name}`, row]),
)

describe('a call', () => {
  test.each(rows)('%s names its parameters as its path does', (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const shape = params ? Object.keys((params as unknown as { shape: object }).shape) : []
    expect(shape).toEqual(named)
  })

  test.each(rows)('%s that reads takes no body', (_, { method, body, uploads }) => {
    if (method === 'GET') expect(body ?? uploads).toBeUndefined()
  })

  test.each(rows)('%s names each refusal once, and none that its other fields imply', (_, row) => {
    const refusals = refusalsOf(row)
    expect(new Set(refusals).size).toBe(refusals.length)
  })

  test.each(rows)('%s has a summary of a few words', (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]{2,79}$/)
  })
})

test('no two calls share a method and a path', () => {
  const addresses = rows.map(
    ([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':').replace(/\/$/, '')}`,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

describe('refusals', () => {
  test('every special one is told by some call', () => {
    const told = new Set(rows.flatMap(([, { refuses = [] }]) => refuses))
    expect(Object.keys({ ...special, ...refusals }).filter((code) => !told.has(code as never))).toEqual([])
  })

  test.each(Object.entries(meanings))('%s has words in both languages', (_, { hu, en, when }) => {
    for (const words of [hu, en, when]) expect(words.trim()).not.toBe('')
    expect(en).not.toMatch(/[áéíóöőúüű]/i)
  })
})

test('the refusals of a picture say the limits that it broke', () => {
  const { pixels, side, ratio } = limits.picture
  const said = [
    ['picture-too-large', `${pixels / 1e6} megapi`, `${pixels / 1e6} megapi`],
    ['picture-too-long', side.toLocaleString('hu'), side.toLocaleString('en')],
    ['picture-too-narrow', `${ratio}-szerese`, `${ratio} times`],
  ] as const
  for (const [code, hu, en] of said) {
    expect(meanings[code].hu.replaceAll(/\s/g, ' ')).toContain(hu.replaceAll(/\s/g, ' '))
    expect(meanings[code].en).toContain(en)
  }
})
