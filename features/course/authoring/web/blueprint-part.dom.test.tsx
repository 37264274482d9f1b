import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { on } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { authoring } from '../calls.ts'
import type { Blueprint } from '../content-parts.ts'
import { BlueprintPart } from './blueprint-part.tsx'

const module = '0199a3c0-0000-4000-8000-000000000001'
const lesson = { id: '0199a3c0-0000-4000-8000-000000000002', title: 'Az első tíz interjú' }
const Shown = () => <BlueprintPart module={module} />
const answering = (bank: number) =>
  on(
    authoring.blueprint,
    (): Blueprint => ({
      questions: 12,
      attempts: 2,
      cells: [
        { lesson, level: 'recall', bank, asked: 6, drawn: { least: bank, most: bank } },
        { lesson, level: 'apply', bank: 20, asked: null, drawn: { least: 6, most: 8 } },
      ],
      bears: { points: { least: 24, most: 24 }, repeated: { usually: 0, most: 1 } },
    }),
  )

test('a blueprint that asks more than the bank still has says so, closed and open', async () => {
  answering(4)
  const { hand } = await show(Shown)
  const summary = await screen.findByText('Kevés a kérdés')
  await hand.click(summary)
  expect(screen.getByText(/^Az első tíz interjú, .*: 6 kellene, 4 van$/)).toBeTruthy()
})

test('a blueprint that the bank can bear says nothing of it', async () => {
  answering(6)
  await show(Shown)
  await screen.findByText(/Így áll össze a vizsga/, { selector: 'summary' })
  expect(screen.queryByText('Kevés a kérdés')).toBeNull()
})
