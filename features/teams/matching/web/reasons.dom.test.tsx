import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { Reasons, type Suggestable } from './reasons.tsx'

const shown = (of: Suggestable, isShort: boolean) =>
  show(() => <Reasons of={of} reasons={[{ kind: 'TYPE', type: 'PM' }]} none="" isShort={isShort} />)

for (const isShort of [true, false]) {
  const length = isShort ? 'in few words' : 'at length'

  test(`a student is said to bring a type that the reader's team lacks, ${length}`, async () => {
    await shown('members', isShort)
    expect(screen.getByRole('listitem').textContent).toMatch(/csapatodból/)
  })

  test(`a project is said to lack the reader's own type, ${length}`, async () => {
    await shown('projects', isShort)
    expect(screen.getByRole('listitem').textContent).toMatch(/te típusod/)
  })
}
