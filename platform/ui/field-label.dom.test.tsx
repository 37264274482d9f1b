import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { registration } from '#people/registration/calls.ts'
import { line, optionalText, Password } from '#platform/contract/parts.ts'
import { show } from '#testing/web/show.tsx'
import { ChoiceGroup } from './choice.tsx'
import { PasswordField } from './password-field.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'
import { useCallForm } from './use-call-form.ts'

const Fields = z.object({ title: line(10), note: optionalText(10), password: Password })

function Form() {
  const { field } = useCallForm({
    call: registration.resendVerification,
    schema: Fields,
    defaults: { title: '', note: '', password: '' },
    body: () => ({ email: 'anna@rajt.example' }),
  })
  return (
    <form noValidate>
      <TextInput label="Title" {...field('title')} />
      <Textarea label="Note" {...field('note')} />
      <PasswordField label="Password" {...field('password')} />
      <TextInput type="search" label="Search" required={null} />
      <ChoiceGroup legend="Where" required={false}>
        <input type="checkbox" aria-label="Here" />
      </ChoiceGroup>
    </form>
  )
}

const says = (name: string) => screen.getByLabelText(name).getAttribute('aria-required')

test('what must be filled in is required to a screen reader, and gets no bubble of the browser', async () => {
  await show(Form)
  expect([says('Title'), says('Password')]).toEqual(['true', 'true'])
  expect(document.querySelector('[required]')).toBeNull()
})

test('what may be left empty says so in its label, and what sends nothing says nothing', async () => {
  await show(Form)
  expect(says('Note (nem kötelező)')).toBeNull()
  expect(says('Search')).toBeNull()
  expect(screen.getByRole('group', { name: 'Where (nem kötelező)' })).toBeTruthy()
})

test('what a number is counted in is heard with its label, though it stands in the box', async () => {
  await show(() => <TextInput label="Time" unit="min" required={false} />)
  expect(screen.getByRole('textbox', { name: 'Time (min) (nem kötelező)' })).toBeTruthy()
})
