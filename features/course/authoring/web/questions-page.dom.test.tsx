import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { queryOf } from '#platform/web/query.ts'
import { on, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { authoring } from '../calls.ts'
import type { BankQuestion } from '../content-parts.ts'
import { Questions } from './questions-page.tsx'

const question = (n: number): BankQuestion => ({
  _id: `0199a3c0-0000-4000-8000-${String(n).padStart(12, '0')}`,
  state: 'draft',
  title: `${n}. kérdés`,
  flaws: 1,
  plannedFor: null,
  revision: 7,
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

test('drafts of a wrong file are marked and discarded together, a hundred at a time', async () => {
  on(authoring.discardMany, () => ({ done: true }) as const)
  const questions = Array.from({ length: 250 }, (_, i) => question(i + 1))
  const { hand } = await show(() => <Questions questions={questions} />)
  await hand.click(screen.getByRole('button', { name: '100 vázlat kijelölése' }))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(100)
  expect(screen.getByText('Közülük 100 még hiányos.')).toBeTruthy()
  await hand.click(screen.getByRole('button', { name: '100 kijelölt vázlat elvetése' }))
  const asked = screen.getByRole('dialog', { name: 'Elveted ezt a 100 vázlatot?' })
  await hand.click(within(asked).getByRole('button', { name: '100 kijelölt vázlat elvetése' }))
  await screen.findByText('100 vázlat elvetve')
  expect(sent.at(-1)).toMatchObject({ body: { ids: { length: 100 } } })
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('marked drafts are published as the list has them, which is asked for again', async () => {
  on(authoring.questions, () => ({
    module: { position: 1, title: 'Modul' },
    questions: [1, 2].map((n) => ({ ...question(n), flaws: 0 })),
  }))
  on(authoring.publish, () => ({ done: true }) as const)
  const { hand } = await show(Bank)
  await hand.click(await screen.findByRole('button', { name: '2 vázlat kijelölése' }))
  await hand.click(screen.getByRole('button', { name: '2 kijelölt vázlat közzététele' }))
  await hand.type(await screen.findByRole('textbox', { name: /Miért/ }), 'Új kérdések')
  await hand.click(screen.getByRole('button', { name: 'Közzététel' }))
  await screen.findByText('Közzétettünk 2 vázlatot')
  const calls = sent.map(({ method, path }) => `${method} ${path}`)
  expect(calls.filter((one) => one.includes('/authoring/thing/'))).toEqual([])
  expect(calls.filter((one) => one.endsWith('/questions'))).toHaveLength(2)
  const [published] = sent.filter(({ method }) => method === 'POST')
  expect(published).toMatchObject({
    body: { things: [1, 2].map((n) => ({ id: question(n)._id, revision: 7 })) },
  })
})

test('what somebody else has published meanwhile is marked no more', async () => {
  const one = question(1)
  const { hand } = await show(() => <Changing one={one} />)
  await hand.click(screen.getByRole('checkbox'))
  await hand.click(screen.getByRole('button', { name: 'Megjelenik' }))
  expect(screen.queryByRole('button', { name: /elvetése/ })).toBeNull()
})

function Bank() {
  const { data } = useQuery(queryOf(authoring.questions, { params: { id: question(9)._id } }))
  return data && <Questions questions={data.questions} />
}

function Changing({ one }: { one: BankQuestion }) {
  const [state, setState] = useState(one.state)
  return (
    <>
      <button type="button" onClick={() => setState('published')}>
        Megjelenik
      </button>
      <Questions questions={[{ ...one, state }]} />
    </>
  )
}
