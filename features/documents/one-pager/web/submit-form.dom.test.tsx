import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#platform/web/session.ts'
import { pdfWithPages } from '#testing/server/pdf-with-pages.ts'
import { errorOf } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { show } from '#testing/web/show.tsx'
import { catchTransfers, transfers } from '#testing/web/transfers.ts'
import { onePager } from '../calls.ts'
import { SubmitForm } from './submit-form.tsx'

beforeEach(() => {
  catchTransfers()
  signIn('token', student)
})

const named = (name: string) => new File([new Uint8Array(pdfWithPages(1))], name, { type: 'application/pdf' })
const field = () => screen.getByLabelText<HTMLInputElement>(/PDF/)

const toastText = () => screen.getAllByRole('alert')[0]?.textContent

async function sentFile(name: string, { hand }: Awaited<ReturnType<typeof show>>) {
  fireEvent.change(field(), { target: { files: [named(name)] } })
  await screen.findByText(name)
  await hand.click(screen.getByRole('button', { name: 'One-pager beadása' }))
  await hand.click(await screen.findByRole('button', { name: 'Véglegesen beadom' }))
  await waitFor(() => expect(transfers.at(-1)?.form?.get('file')).toMatchObject({ name }))
  return transfers.at(-1)
}

test('a file that the server takes for no PDF is told of at its field, and another one may be chosen', async () => {
  const page = await show(SubmitForm)
  const transfer = await sentFile('fake.pdf', page)
  await transfer?.refuse(errorOf('invalid-request', { file: { rule: 'format' } }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Hibás formátum: PDF fájlt válassz!')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByText(/fake\.pdf/)).toBeNull()
})

test('what was told of a failed upload goes with the one that arrives, from another dialog too', async () => {
  const page = await show(SubmitForm)
  const refused = await sentFile('fake.pdf', page)
  await refused?.refuse(errorOf('invalid-request', { file: { rule: 'format' } }))
  expect(toastText()).toContain('nem sikerült')
  const taken = await sentFile('real.pdf', page)
  await taken?.answer(onePager.submit, {
    _id: '0199a3c0-0000-4000-8000-000000000009',
    type: 'OWN',
    corporateProblem: null,
    submittedAt: '2026-11-25T20:00:00.000Z',
    bytes: 4,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toastText()).toBe('')
})
