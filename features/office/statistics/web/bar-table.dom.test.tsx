import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { BarTable } from './bar-table.tsx'

test('each row says its share of all, and what is counted in another row does not make the whole larger', async () => {
  await show(() => (
    <BarTable
      caption="Regisztrációk"
      header="Állapot"
      figure="Regisztrációk"
      format={String}
      bars={[
        { key: 'waiting', label: 'Várakozó', value: 30 },
        { key: 'accepted', label: 'Elfogadott', value: 90 },
        { key: 'overdue', label: 'Régóta vár', value: 12, isUrgent: true },
      ]}
    />
  ))
  const said = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(said).toEqual(['ÁllapotRegisztrációk', 'Várakozó30 25%', 'Elfogadott90 75%', 'Régóta vár12 10%'])
})
