import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#platform/web/session.ts'
import { pdfWithPages } from '#testing/server/pdf-with-pages.ts'
import { student } from '#testing/web/people.ts'
import { show } from '#testing/web/show.tsx'
import { catchTransfers, transfers } from '#testing/web/transfers.ts'
import { UploadForm } from './upload-form.tsx'

beforeEach(() => {
  catchTransfers()
  signIn('token', student)
})

const report = new File([new Uint8Array(pdfWithPages(1))], 'jelentes.pdf', { type: 'application/pdf' })
const field = () => screen.getByLabelText<HTMLInputElement>(/PDF/)
const choose = (file: File) => fireEvent.change(field(), { target: { files: [file] } })

const asked = () => screen.findByRole('dialog', { name: 'Feltöltöd a jelentést?' }, { timeout: 20_000 })

test.each([
  ['no PDF', new File(['text'], 'jelentes.docx', { type: 'application/msword' }), /Hibás formátum/],
  [
    'too large',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'jelentes.pdf', { type: report.type }),
    /túl nagy/,
  ],
])('a report that is %s is not asked about, nor the one before it in its place', async (_, wrong, words) => {
  const { hand } = await show(() => <UploadForm isIncomplete={false} />)
  const press = () => hand.click(screen.getByRole('button', { name: 'Jelentés feltöltése' }))
  choose(report)
  await press()
  expect(await asked()).toBeTruthy()
  await hand.click(screen.getByRole('button', { name: 'Mégse' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  choose(wrong)
  await press()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  choose(report)
  await press()
  expect(await asked()).toBeTruthy()
  expect(transfers).toEqual([])
})
