import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

function Entries() {
  const [entries, setEntries] = useState(['one', 'two'])
  useFocusAfterRemoval(entries.length)
  return (
    <main id="content" tabIndex={-1}>
      {entries.map((entry) => (
        <button key={entry} type="button" onClick={() => setEntries(entries.filter((one) => one !== entry))}>
          remove {entry}
        </button>
      ))}
    </main>
  )
}

test('whoever removes an entry by its own button goes on at the beginning of the page', async () => {
  await show(Entries)
  await userEvent.click(screen.getByRole('button', { name: 'remove one' }))
  expect(document.activeElement?.id).toBe('content')
})
