import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '#platform/web/session.ts'
import { student } from '#testing/web/people.ts'
import { show } from '#testing/web/show.tsx'
import { SeenByOthers } from './seen-by-others.tsx'

test('what others see is a line for each thing, and a single thing is no list', async () => {
  signIn('token', student)
  await show(SeenByOthers)
  const told = (name: string) => screen.getByText(name).nextElementSibling as HTMLElement
  const lines = within(told('Programiroda')).getAllByRole('listitem')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines[0]?.textContent).toBe('Minden, amit az egyetemed koordinátorai látnak')
  expect(within(told('Mentorok')).queryByRole('list')).toBeNull()
})
