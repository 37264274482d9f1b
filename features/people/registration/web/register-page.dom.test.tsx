import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#platform/web/language.ts'
import { session } from '#platform/web/session.ts'
import { on, sent } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { show } from '#testing/web/show.tsx'
import { registration } from '../calls.ts'
import { RegisterPage } from './register-page.tsx'

const typed = {
  surname: 'Kiss',
  firstname: 'Anna',
  neptun: 'ABC123',
  username: 'anna.kiss',
  email: 'anna@rajt.example',
}

afterEach(() => chooseLanguage('hu'))

test('whoever switches the language of the page registers in that language', async () => {
  session.set({ token: null, user: null, context: student.context, left: null })
  on(registration.register, () => ({ done: true }) as const)
  const { hand } = await show(RegisterPage)
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
  for (const [name, value] of Object.entries(typed)) await hand.type(field(name), value)
  await hand.type(field('password'), 'Rajt-2026-ban')
  await hand.selectOptions(field('university'), 'szte')
  await hand.click(field('acceptPrivacyPolicy'))
  await chooseLanguage('en')
  await hand.click(await screen.findByRole('button', { name: 'Register' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ ...typed, language: 'en' })
})

test('a missing name is said to be missing, and what a name may hold once one breaks it', async () => {
  session.set({ token: null, user: null, context: student.context, left: null })
  const { hand } = await show(RegisterPage)
  await hand.click(screen.getByRole('button', { name: 'Regisztrálok' }))
  expect(await screen.findAllByText('Kötelező mező')).toHaveLength(7)
  expect(screen.queryByText(/^Betű, szóköz/)).toBeNull()
  await hand.type(screen.getByLabelText('Vezetéknév'), 'Kiss7')
  expect(await screen.findAllByText(/^Betű, szóköz/)).toHaveLength(1)
})

test('a field that is missing says what to do, and the count of them leads to the first', async () => {
  session.set({ token: null, user: null, context: student.context, left: null })
  const { hand } = await show(RegisterPage)
  expect(screen.queryByRole('button', { name: /hiányzik/ })).toBeNull()
  await hand.click(screen.getByRole('button', { name: 'Regisztrálok' }))
  const email = screen.getByLabelText('E-mail-cím')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  const said = document.getElementById(email.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(said?.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(
    'Kötelező mező: add meg az e-mail-címed',
  )
  await hand.click(await screen.findByRole('button', { name: '8 mező hiányzik' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Vezetéknév'))
  await hand.type(screen.getByLabelText('Vezetéknév'), 'Kiss')
  await hand.click(await screen.findByRole('button', { name: '7 mező hiányzik' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Keresztnév'))
})
