import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { SavedTogether, useSavedTogether } from './save-bar.tsx'

const sent: string[] = []

function Part({ name }: { name: string }) {
  const [saved, setSaved] = useState('')
  const [typed, setTyped] = useState('')
  useSavedTogether(name, {
    changed: typed === saved ? 0 : 1,
    busy: false,
    submit: () => {
      sent.push(`${name} ${typed}`)
      setSaved(typed)
    },
    discard: () => setTyped(saved),
  })
  return <input aria-label={name} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
}

const Page = () => (
  <SavedTogether>
    <Part name="Name" />
    <Part name="Language" />
  </SavedTogether>
)

test('one button saves the parts that were changed, by Enter too, and says how much is not saved', async () => {
  const { hand } = await show(Page)
  await hand.type(screen.getByLabelText('Language'), 'en')
  expect(await screen.findByText('1 mentetlen változás')).toBeTruthy()
  await hand.keyboard('{Enter}')
  expect(sent).toEqual(['Language en'])
  expect(await screen.findByText('Nincs mentetlen változás')).toBeTruthy()
})

test('what is discarded is as it was saved, and the focus stays in the bar', async () => {
  const { hand } = await show(Page)
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await hand.type(name, 'Anna')
  await hand.click(await screen.findByRole('button', { name: 'Elvetés' }))
  expect(name.value).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mentés' }))
})
