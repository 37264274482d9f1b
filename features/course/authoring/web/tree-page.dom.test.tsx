import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { askAgain } from '#platform/web/query.ts'
import { on } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { authoring } from '../calls.ts'
import type { ThingState, TreeModule } from '../content-parts.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { AuthoringPage } from './tree-page.tsx'

const named = (n: number, state: ThingState) => ({
  _id: `0199a3c0-0000-4000-8000-00000000000${n}`,
  key: `thing-${n}`,
  title: `${n}. vázlat`,
  position: n,
  flaws: 0,
  plannedFor: null,
  revision: 7,
  state,
})
let lessons = [named(2, 'changed'), named(3, 'changed')]

beforeEach(() => {
  const module: TreeModule = {
    ...named(1, 'published'),
    extra: false,
    questions: 0,
    needs: null,
    acts: [],
    lessons,
  }
  on(authoring.tree, () => ({ modules: [{ ...module, lessons }] }))
  on(publishingPlan.list, () => ({ plans: [] }))
})

test('a marked draft that somebody else has published is marked no more', async () => {
  const { hand } = await show(AuthoringPage)
  for (const box of await screen.findAllByRole('checkbox', { name: /vázlat/ })) await hand.click(box)
  expect(screen.getByRole('button', { name: '2 kijelölt vázlat közzététele' })).toBeTruthy()
  lessons = [named(2, 'published'), named(3, 'changed')]
  await askAgain(authoring.tree)
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /vázlat/ })).toHaveLength(1))
  expect(screen.getByRole('button', { name: '1 kijelölt vázlat közzététele' })).toBeTruthy()
})
