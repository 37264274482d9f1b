import { Button } from '@mantine/core'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { people } from '#people/people/calls.ts'
import { broken, held, on, refused, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAct } from './use-act.ts'

const invitation = {
  _id: '0199a3c0-0000-4000-8000-000000000001',
  surname: 'Kiss',
  firstname: 'Anna',
  email: 'anna@rajt.example',
  role: 'MENTOR',
  officeScope: null,
  university: null,
  status: 'WITHDRAWN',
  sentAt: '2026-11-02T08:00:00Z',
  expiresAt: '2026-11-16T08:00:00Z',
  delivery: null,
  formerly: [],
  can: { resend: false, withdraw: false },
} as const
const answer = { ...invitation, formerly: [] }

function Withdrawal() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw it</Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

function Dialog({ onClose }: { onClose: () => void }) {
  const { run, busy } = useAct(people.withdraw, { done: onClose })
  return (
    <ConfirmDialog
      title="Sure?"
      confirm="Withdraw"
      busy={busy}
      onConfirm={() => run({ params: { id: invitation._id } })}
      onClose={onClose}
    />
  )
}

function WithoutDialog() {
  const { run } = useAct(people.withdraw)
  return <Button onClick={() => run({ params: { id: invitation._id } })}>Without a dialog</Button>
}

async function opened() {
  const { hand } = await show(Withdrawal)
  await hand.click(screen.getByRole('button', { name: 'Withdraw it' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sure?' })
  return { hand, dialog, confirm: within(dialog).getByRole('button', { name: 'Withdraw' }) }
}

test('a dialog opens with the focus on its act, and closes when that is done', async () => {
  on(people.withdraw, () => answer)
  const { hand, dialog, confirm } = await opened()
  expect(dialog.open).toBe(true)
  expect(document.activeElement).toBe(confirm)
  await hand.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ path }) => path)).toEqual([`/people/invitations/withdraw/${invitation._id}`])
})

test('its cross leaves everything as it is', async () => {
  const { hand, dialog } = await opened()
  await hand.click(within(dialog).getByRole('button', { name: 'Bezárás' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})

test('a failure is told in the dialog, not behind it, and the act may be tried again', async () => {
  on(people.withdraw, broken)
  const { hand, dialog, confirm } = await opened()
  await hand.click(confirm)
  expect(await within(dialog).findByText(/Nem érjük el a szervert/)).toBeTruthy()
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('')

  on(people.withdraw, () => answer)
  await hand.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the server’s words of a refusal stand in the dialog', async () => {
  on(people.withdraw, () => refused('invitation-not-open'))
  const { hand, dialog, confirm } = await opened()
  await hand.click(confirm)
  expect(await within(dialog).findByText(/meghívó/i)).toBeTruthy()
})

test('once a dialog is closed, failures are told by the toast again', async () => {
  on(people.withdraw, broken)
  const { hand, dialog } = await opened()
  await hand.click(within(dialog).getByRole('button', { name: 'Mégse' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await show(WithoutDialog)
  await hand.click(screen.getByRole('button', { name: 'Without a dialog' }))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes('szervert'))).toBe(
      true,
    ),
  )
})

test('while its act is on its way a dialog stays, and a second press sends nothing', async () => {
  const { reply, release } = held<typeof answer>()
  on(people.withdraw, () => reply)
  const { hand, dialog, confirm } = await opened()
  await hand.dblClick(confirm)
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  await hand.click(within(dialog).getByRole('button', { name: 'Mégse' }))
  await hand.click(within(dialog).getByRole('button', { name: 'Bezárás' }))
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(sent).toHaveLength(1)
  release(answer)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
