import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import type { Delivery } from '../calls.ts'
import { DeliveryWords } from './delivery-words.tsx'

const kept: Delivery = {
  state: 'KEPT',
  at: '2041-03-01T12:00:00.000Z',
  reason: null,
  answer: null,
  tries: 0,
}

test('beside other columns what a mail waits for is in the title, and is still read out', async () => {
  await show(() => <DeliveryWords delivery={kept} isBrief />)
  expect(screen.getByText('Még nem ment el').closest('[title]')?.getAttribute('title')).toMatch(
    /^Levelezőszerverre vár/,
  )
  expect(screen.getByText(/^Levelezőszerverre vár/)).toBeTruthy()
})
