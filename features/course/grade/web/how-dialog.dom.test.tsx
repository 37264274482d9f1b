import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Module, Progress } from '#course/course/calls.ts'
import { show } from '#testing/web/show.tsx'
import HowDialog from './how-dialog.tsx'

const lines = [70, 50, null].map((points, i) => ({
  module: { id: `m${i}`, position: i + 1, title: `Modul ${i + 1}` } as Module,
  points,
  attempt: points === null ? null : 1,
}))
const progress = { phase: 'running', gradeLimits: [50, 60, 75, 85] } as unknown as Progress

const Page = () => <HowDialog lines={lines} progress={progress} who="own" onClose={() => undefined} />

test('the grade of the shown points stands among its limits, is said once they rest, and goes back', async () => {
  const { hand } = await show(Page)
  const slider = (await screen.findAllByRole('slider'))[2] as HTMLInputElement
  const dialog = within(screen.getByRole('dialog'))
  const reached = () =>
    dialog
      .getAllByRole('listitem')
      .find((one) => one.getAttribute('aria-current'))
      ?.textContent?.replaceAll(/\s+/g, ' ')
  expect(await dialog.findByText('Ebben a tempóban')).toBeTruthy()
  expect(dialog.getByText('közepes, 60%')).toBeTruthy()
  expect(dialog.getByText('még nincs, az átlagoddal számolva')).toBeTruthy()
  expect(slider.value).toBe('60')

  for (const value of [40, 80, 99]) fireEvent.change(slider, { target: { value } })
  expect(dialog.getByText('Ezekkel a pontokkal')).toBeTruthy()
  expect(dialog.getByText('közepes, 73%')).toBeTruthy()
  expect(reached()).toBe('3 közepes 60%-tól')
  // Not while it moves.
  expect(dialog.getByRole('status').textContent).toBe('')
  await waitFor(() =>
    expect(dialog.getByRole('status').textContent).toBe('Így a jegyed 3 (közepes) lenne, 73%-kal.'),
  )

  await hand.click(dialog.getByRole('button', { name: 'Vissza a saját pontjaimhoz' }))
  expect(dialog.getByText('közepes, 60%')).toBeTruthy()
  expect(slider.value).toBe('60')
})
