import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { FileForm } from '#office/imports/web/file-form.tsx'
import { signIn } from '#platform/web/session.ts'
import { student } from '#testing/web/people.ts'
import { show } from '#testing/web/show.tsx'
import { catchTransfers, transfers } from '#testing/web/transfers.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PictureField, usePictureChoice } from './picture-choice.tsx'

beforeEach(catchTransfers)

const office = { ...student, role: 'OFFICE' as const, university: null }
const wrong = new File(['text'], 'notes.odt', { type: 'text/rtf' })
const words = { label: 'Kép', choose: 'Kép választása', change: 'Másik kép', remove: 'Kép törlése' }
const saved: unknown[] = []

function WithPicture() {
  const picture = usePictureChoice(news.add.uploads.image, null)
  return (
    <ConfirmDialog
      title="Hír"
      confirm="Mentés"
      busy={false}
      onConfirm={() => saved.push(picture.file)}
      onClose={() => undefined}
    >
      <PictureField picture={picture} words={words} />
    </ConfirmDialog>
  )
}

test('a picture that was not taken holds back the dialog it is in, until one goes on without it', async () => {
  const { hand } = await show(WithPicture)
  const field = screen.getByLabelText<HTMLInputElement>('Kép választása')
  fireEvent.change(field, { target: { files: [wrong] } })
  fireEvent.submit(field.form as HTMLFormElement)
  expect(document.activeElement).toBe(field)
  expect(saved).toEqual([])
  await hand.click(screen.getByRole('button', { name: 'Folytatás e nélkül a fájl nélkül' }))
  expect(document.activeElement).toBe(field)
  fireEvent.submit(field.form as HTMLFormElement)
  expect(saved).toEqual([null])
})

test('a picture that is dropped on the field is taken, and one beside it does not replace the page', async () => {
  await show(WithPicture)
  const field = screen.getByLabelText<HTMLInputElement>('Kép választása')
  const picture = new File(['\x89PNG'], 'rajt.png', { type: 'image/png' })
  const dataTransfer = { types: ['Files'], files: [picture] }
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
  expect(screen.queryByText('Másik kép')).toBeNull()
  fireEvent.drop(field, { dataTransfer })
  expect(await screen.findByText('Másik kép')).toBeTruthy()
})

test('the list of people before is not sent instead of a later file that was not taken', async () => {
  signIn('token', office)
  await show(FileForm)
  const field = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  fireEvent.change(field, { target: { files: [new File(['Név'], 'a.csv', { type: 'text/csv' })] } })
  await screen.findByText(/^a\.csv/)
  fireEvent.change(field, { target: { files: [wrong] } })
  fireEvent.submit(field.form as HTMLFormElement)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(transfers).toEqual([])
})
