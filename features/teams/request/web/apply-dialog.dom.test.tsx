import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#platform/web/session.ts'
import { errorOf, on, refused, sent } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { show } from '#testing/web/show.tsx'
import { catchTransfers, transfers } from '#testing/web/transfers.ts'
import { application } from '../application-calls.ts'
import { requests } from '../requests-calls.ts'
import ApplyDialog from './apply-dialog.tsx'

beforeEach(() => {
  catchTransfers()
  signIn('token', student)
  on(application.apply, () => refused('team-full'))
  on(requests.typical, () => ({ APPLICATION: null, INVITATION: null, MENTOR_APPLICATION: null }))
})

const project = { _id: '0199a3c0-0000-4000-8000-000000000007', name: 'Zöld futár' }
const cv = new File(['text'], 'cv.pdf', { type: 'application/pdf' })

const applications = () => sent.filter(({ method }) => method === 'POST')
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

test.each([
  ['no PDF', new File(['text'], 'cv.docx', { type: 'application/msword' }), /Hibás formátum/],
  ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf', { type: cv.type }), /túl nagy/],
])('with a CV that is %s nothing is sent, and what was typed stays', async (_, wrong, words) => {
  const { hand } = await show(Apply)
  const motivation = screen.getByRole<HTMLTextAreaElement>('textbox')
  const field = screen.getByLabelText<HTMLInputElement>(/PDF/)
  await hand.type(motivation, 'Szívesen dolgoznék veletek.')
  fireEvent.change(field, { target: { files: [wrong] } })
  fireEvent.submit(motivation.form as HTMLFormElement)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText(words)).toBeTruthy()
  expect([...transfers, ...applications()]).toHaveLength(0)
  expect(motivation.value).toBe('Szívesen dolgoznék veletek.')
  await hand.click(screen.getByRole('button', { name: 'Folytatás e nélkül a fájl nélkül' }))
  expect(screen.queryByText(words)).toBeNull()
  fireEvent.submit(motivation.form as HTMLFormElement)
  await waitFor(() =>
    expect(applications()).toMatchObject([{ body: { motivation: 'Szívesen dolgoznék veletek.' } }]),
  )
  expect(transfers).toHaveLength(0)
})

test('a CV that was taken is not sent instead of a later one that was not', async () => {
  const { hand } = await show(Apply)
  const motivation = screen.getByRole<HTMLTextAreaElement>('textbox')
  const field = screen.getByLabelText<HTMLInputElement>(/PDF/)
  await hand.type(motivation, 'Szívesen dolgoznék veletek.')
  fireEvent.change(field, { target: { files: [cv] } })
  fireEvent.change(field, { target: { files: [new File(['text'], 'cv.txt', { type: 'text/plain' })] } })
  fireEvent.submit(motivation.form as HTMLFormElement)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(transfers).toHaveLength(0)
  fireEvent.change(field, { target: { files: [cv] } })
  fireEvent.submit(motivation.form as HTMLFormElement)
  await waitFor(() => expect(transfers).toHaveLength(1))
  expect(transfers[0]?.form?.has('cv')).toBe(true)
})
