import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '#people/people/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { RegisterInvited } from '#people/registration/shapes.ts'
import { queryOf } from '#platform/web/query.ts'
import { broken, held, on, refused, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { ActButton } from './act-button.tsx'
import { PasswordField } from './password-field.tsx'
import { TextInput } from './text-input.tsx'
import { toast } from './toast.tsx'
import { useCallForm } from './use-call-form.ts'

const done = { done: true } as const
const wanted = { username: 'anna', email: 'anna@rajt.example', password: 'Rajt2026' }

function Register() {
  const { field, submit, busy } = useCallForm({
    call: registration.registerInvited,
    schema: RegisterInvited,
    defaults: { username: '', email: '', password: '' },
    draft: 'invited',
    params: { accessToken: 'token' },
    onField: { 'password-common': 'password' },
    invalidates: [people.confirmingEmail],
    done: () => toast({ kind: 'success', text: 'Registered' }),
  })
  return (
    <form onSubmit={submit} noValidate aria-label="Register">
      <TextInput label="Username" {...field('username')} />
      <TextInput label="Email" {...field('email')} />
      <PasswordField label="Password" {...field('password', { 'password-common': 'Choose another one' })} />
      <ActButton type="submit" busy={busy}>
        Send
      </ActButton>
    </form>
  )
}

function WithAddress() {
  const { data } = useQuery(queryOf(people.confirmingEmail, { params: { accessToken: 'other' } }))
  return (
    <>
      <p>{data?.email}</p>
      <Register />
    </>
  )
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = () => screen.getByRole('button', { name: 'Send' })

async function filledIn() {
  const { hand } = await show(Register)
  await hand.type(input('Username'), wanted.username)
  await hand.type(input('Email'), wanted.email)
  await hand.type(input('Password'), wanted.password)
  return hand
}

test('what was typed is sent once to the call of the form, however often it is pressed', async () => {
  const { reply, release } = held<typeof done>()
  on(registration.registerInvited, () => reply)
  const hand = await filledIn()
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.submit(screen.getByRole('form'))
  await hand.click(press())
  await waitFor(() => expect(sent).toHaveLength(1))
  release(done)
  expect(await screen.findByText('Registered')).toBeTruthy()
  expect(sent).toEqual([{ method: 'POST', path: '/auth/register/token', body: wanted }])
})

test('what is typed after the form was sent, while its check waits, is not sent with it', async () => {
  on(registration.registerInvited, () => done)
  const hand = await filledIn()
  await hand.pointer({ keys: '[MouseLeft>]', target: press() })
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.change(input('Username'), { target: { value: 'bella' } })
  await hand.pointer({ keys: '[/MouseLeft]' })
  await screen.findByText('Registered')
  expect(sent).toEqual([{ method: 'POST', path: '/auth/register/token', body: wanted }])
  expect(input('Username').value).toBe('bella')
})

test('after an answer the same form may be sent again', async () => {
  on(registration.registerInvited, () => done)
  const hand = await filledIn()
  await hand.click(press())
  await screen.findByText('Registered')
  await hand.click(press())
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('what the contract refuses stays at home, says why at its field, and gets the focus', async () => {
  const { hand } = await show(Register)
  await hand.type(input('Username'), wanted.username)
  await hand.click(press())
  expect(await screen.findAllByText('Kötelező mező')).toHaveLength(2)
  expect(document.activeElement).toBe(input('Email'))
  expect(sent).toEqual([])
})

test('fields that the server refuses say why, and the first of the form gets the focus', async () => {
  on(registration.registerInvited, () =>
    refused('invalid-request', { email: { rule: 'email' }, username: { rule: 'taken' } }),
  )
  const hand = await filledIn()
  await hand.click(press())
  expect(await screen.findByText('Ez már foglalt')).toBeTruthy()
  expect(screen.getByText('Hibás e-mail-cím')).toBeTruthy()
  expect(input('Username').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(input('Username'))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a refusal that is about one field stands there in the form’s own words', async () => {
  on(registration.registerInvited, () => refused('password-common', { password: { rule: 'common' } }))
  const hand = await filledIn()
  await hand.click(press())
  expect(await screen.findByText('Choose another one')).toBeTruthy()
  expect(document.activeElement).toBe(input('Password'))
})

test('a failure that is about no field is told by the toast; what was typed stays and may be sent again', async () => {
  on(registration.registerInvited, broken)
  const hand = await filledIn()
  await hand.click(press())
  expect((await screen.findByText(/Nem érjük el a szervert/)).closest('[role="alert"]')).toBeTruthy()
  expect([input('Username').value, input('Password').value]).toEqual(['anna', 'Rajt2026'])

  on(registration.registerInvited, () => done)
  await hand.click(press())
  expect(await screen.findByText('Registered')).toBeTruthy()
})

test('a draft comes back without the password, and is gone once it was sent', async () => {
  on(registration.registerInvited, () => done)
  await filledIn()
  expect(sessionStorage.getItem('rajt.draft.invited')).not.toContain('Rajt2026')
  const again = await show(Register)
  const [, username] = screen.getAllByLabelText<HTMLInputElement>('Username')
  const [, password] = screen.getAllByLabelText<HTMLInputElement>('Password')
  expect([username?.value, password?.value]).toEqual(['anna', ''])
  if (password) await again.hand.type(password, wanted.password)
  await again.hand.click(screen.getAllByRole('button', { name: 'Send' })[1] as HTMLElement)
  await screen.findAllByText('Registered')
  expect(sessionStorage.getItem('rajt.draft.invited')).toBeNull()
})

test('what a form makes stale is asked for again where it is shown', async () => {
  let email = 'a***@rajt.example'
  on(people.confirmingEmail, () => ({ email }))
  on(registration.registerInvited, () => done)
  const { hand } = await show(WithAddress)
  await screen.findByText('a***@rajt.example')
  email = 'b***@rajt.example'
  await hand.type(input('Username'), wanted.username)
  await hand.type(input('Email'), wanted.email)
  await hand.type(input('Password'), wanted.password)
  await hand.click(press())
  expect(await screen.findByText('b***@rajt.example')).toBeTruthy()
})

test('a button that is being pressed is not moved away by the error of the field before it', async () => {
  const { hand } = await show(Register)
  const isRefused = () => input('Username').getAttribute('aria-invalid') === 'true'
  await hand.click(input('Username'))
  await hand.pointer({ keys: '[MouseLeft>]', target: press() })
  await new Promise((later) => setTimeout(later, 50))
  expect(isRefused()).toBe(false)
  await hand.pointer({ keys: '[/MouseLeft]' })
  await waitFor(() => expect(isRefused()).toBe(true))
})
