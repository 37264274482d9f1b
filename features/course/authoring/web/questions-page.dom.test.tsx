import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import type { BankQuestion } from '../content-parts.ts'
import { Questions } from './questions-page.tsx'

const question = (n: number): BankQuestion => ({
  _id: `0199a3c0-0000-4000-8000-${String(n).padStart(12, '0')}`,
  state: 'draft',
  title: `${n}. kérdés`,
  flaws: 1,
  plannedFor: null,
  kind: 'single',
  points: 1,
  level: 'recall',
  lesson: null,
  met: 0,
})

test('of many questions a hundred are drawn, more by a press, and every one is found', async () => {
  const questions = Array.from({ length: 250 }, (_, i) => question(i + 1))
  const { hand } = await show(() => <Questions questions={questions} />)
  const shown = () => screen.getAllByRole('link', { name: /^\d+\. kérdés$/ })
  expect(shown()).toHaveLength(100)
  await hand.click(screen.getByRole('button', { name: 'Továbbiak (150)' }))
  expect(shown()).toHaveLength(200)
  await hand.type(screen.getByRole('searchbox'), '250.')
  expect(shown()).toHaveLength(1)
})
