import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { TakingButton } from './taking-button.tsx'

interface Props {
  /** On the buttons. */
  words: { edit: string; remove: string }
  /** What the buttons are called in a list, where each entry has its own. */
  names?: { edit: string; remove: string }
  edit: (close: () => void) => ReactNode
  remove: (close: () => void) => ReactNode
}

/** Changing and removing something that staff published: each opens its dialog. Removing is the quiet one, in red. */
export function EntryActs({ words, names, ...dialogs }: Props) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const size = names ? 'compact-sm' : 'sm'
  return (
    <>
      <Button variant="default" size={size} aria-label={names?.edit} onClick={() => setOpen('edit')}>
        {words.edit}
      </Button>
      <TakingButton size={size} aria-label={names?.remove} onClick={() => setOpen('remove')}>
        {words.remove}
      </TakingButton>
      {open && dialogs[open](() => setOpen(null))}
    </>
  )
}
