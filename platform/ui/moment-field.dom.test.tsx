import { screen, waitFor, within } from '@testing-library/react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#platform/web/language.ts'
import { show } from '#testing/web/show.tsx'
import { MomentField } from './moment-field.tsx'

afterEach(() => chooseLanguage('hu'))

function Form() {
  const { control, handleSubmit, setError, reset } = useForm({ defaultValues: { startsAt: '' } })
  const startsAt = useWatch({ control, name: 'startsAt' })
  const { errors } = useFormState({ control })
  return (
    <form
      onSubmit={handleSubmit(() => setError('startsAt', { message: 'Required' }, { shouldFocus: true }))}
      noValidate
    >
      <MomentField
        control={control}
        name="startsAt"
        required
        label="Start"
        error={errors.startsAt?.message}
      />
      <output>{startsAt}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset({ startsAt: '2026-12-24T18:00' })}>
        Discard
      </button>
    </form>
  )
}

async function shown() {
  const { hand } = await show(Form)
  const group = within(screen.getByRole('group', { name: 'Start' }))
  const part = (name: string) => group.getByRole<HTMLInputElement>('textbox', { name })
  return { hand, part }
}

const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

test('a moment is typed part after part, in the order of the language, and said again with its weekday', async () => {
  const { hand, part } = await shown()
  part('Év').focus()
  await hand.keyboard('2026{Tab}12{Tab}1{Tab}930')
  expect(document.activeElement).toBe(part('Óra, perc'))
  expect(screen.getByText('2026-12-01T09:30')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Start' }).textContent).toContain('kedd')
  expect(part('Óra, perc').value).toBe('930')
})

test('a whole date that is pasted into one part fills all', async () => {
  const { hand, part } = await shown()
  await hand.click(part('Nap'))
  await hand.paste('2027. febr. 5. 23:59')
  expect([part('Év'), part('Hó'), part('Nap'), part('Óra, perc')].map(({ value }) => value)).toEqual([
    '2027',
    '2',
    '5',
    '23:59',
  ])
})

test('what is missing is said, its parts alone are invalid, and the first of them gets the focus', async () => {
  const { hand, part } = await shown()
  await hand.type(part('Év'), '2026')
  await hand.type(part('Hó'), '11')
  await hand.type(part('Nap'), '31')
  await hand.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement).toBe(part('Nap')))
  expect(described(part('Nap'))).toContain('Ebben a hónapban nincs ilyen nap')
  expect(part('Év').getAttribute('aria-invalid')).not.toBe('true')
  expect(part('Nap').getAttribute('aria-invalid')).toBe('true')
  expect(part('Nap').value).toBe('31')
})

test('what the form is given later is shown instead of what was typed', async () => {
  const { hand, part } = await shown()
  await hand.type(part('Év'), '20')
  await hand.click(screen.getByRole('button', { name: 'Discard' }))
  expect(part('Év').value).toBe('2026')
  expect(part('Óra, perc').value).toBe('18:00')
})

test('in English the day comes first', async () => {
  await chooseLanguage('en')
  const { hand, part } = await shown()
  part('Day').focus()
  await hand.keyboard('1{Tab}12{Tab}2026{Tab}9:30')
  expect(screen.getByText('2026-12-01T09:30')).toBeTruthy()
})
