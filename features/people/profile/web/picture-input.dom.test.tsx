import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session, signIn } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { errorOf } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { show } from '#testing/web/show.tsx'
import { catchTransfers, transfers } from '#testing/web/transfers.ts'
import { profile } from '../calls.ts'
import { PictureInput } from './picture-input.tsx'

beforeEach(() => {
  catchTransfers()
  signIn('token', student)
})

const picture = new File(['picture'], 'anna.png', { type: 'image/png' })
const field = () => screen.getByLabelText<HTMLInputElement>(/Kép/)
const toastText = () => screen.getAllByRole('alert')[0]?.textContent

function Picture() {
  const { user } = useStore(session)
  return user && <PictureInput user={user} />
}

async function chosen(file = picture) {
  const { hand } = await show(Picture)
  // Past the browser's own file choice, which `accept` narrows.
  fireEvent.change(field(), { target: { files: [file] } })
  return { hand, transfer: transfers[0] }
}

test('how much of a picture has left is shown until the server has answered', async () => {
  const { transfer } = await chosen()
  expect(transfer?.path).toBe('/api/auth/change-picture/')
  expect(transfer?.form?.get('file')).toBeInstanceOf(File)
  await transfer?.progress(500, 2000)
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(25)
  expect(field().disabled).toBe(true)

  await transfer?.answer(profile.changePicture, { user: { ...student, profilePictureUrl: '/files/anna' } })
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(field().disabled).toBe(false)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/anna')
})

test('a picture that the server refuses says why at its field, and another one may be chosen', async () => {
  const { transfer } = await chosen()
  await transfer?.refuse(errorOf('body-too-large'))
  expect(screen.getByText(/A fájl túl nagy, legfeljebb 5 MB/)).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().disabled).toBe(false)
  expect(toastText()).not.toBe('')
})

test('what is no picture is not sent', async () => {
  const { transfer } = await chosen(new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }))
  expect(transfer).toBeUndefined()
  expect(screen.getByText('Hibás formátum: JPEG, PNG vagy WebP fájlt válassz!')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('an upload that is cancelled ends at once, and is no failure', async () => {
  const { hand, transfer } = await chosen()
  await transfer?.progress(1, 10)
  await hand.click(screen.getByRole('button', { name: 'Mégse' }))
  expect(transfer?.isAborted).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(field().getAttribute('aria-invalid')).toBe('false')
  expect(toastText()).toBe('')
})

test('an upload that the network did not carry says so at its field', async () => {
  const { transfer } = await chosen()
  await transfer?.break()
  expect(screen.getByText(/Nem érjük el a szervert/)).toBeTruthy()
})
