import { requests } from '@rajt/contract/requests'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { errorOf, on } from '../../test/network.ts'
import { student } from '../../test/people.ts'
import { show } from '../../test/show.tsx'
import { catchTransfers, transfers } from '../../test/transfers.ts'
import { signIn } from '../plumbing/session.ts'
import ApplyDialog from './apply-dialog.tsx'

beforeEach(() => {
  catchTransfers()
  signIn('token', student)
  on(requests.typical, () => ({ APPLICATION: null, INVITATION: null, MENTOR_APPLICATION: null }))
})

const project = { _id: '0199a3c0-0000-4000-8000-000000000007', name: 'Zöld futár' }
const cv = new File(['text'], 'cv.pdf', { type: 'application/pdf' })

const Apply = () => <ApplyDialog project={project} onClose={() => undefined} />

test('a CV that the server takes for no PDF is told of at its field; what was typed stays', async () => {
  const { hand } = await show(Apply)
  const motivation = screen.getByRole<HTMLTextAreaElement>('textbox')
  const field = screen.getByLabelText<HTMLInputElement>(/PDF/)
  await hand.type(motivation, 'Szívesen dolgoznék veletek.')
  fireEvent.change(field, { target: { files: [cv] } })
  fireEvent.submit(motivation.form as HTMLFormElement)
  await waitFor(() => expect(transfers).toHaveLength(1))
  await transfers[0]?.refuse(errorOf('invalid-request', { cv: { rule: 'format' } }))
  expect(screen.getByText('Hibás formátum: PDF fájlt válassz!')).toBeTruthy()
  expect(screen.queryByText(/Nézd át a megjelölt mezőket/)).toBeNull()
  expect(document.activeElement).toBe(field)
  expect(motivation.value).toBe('Szívesen dolgoznék veletek.')
})
