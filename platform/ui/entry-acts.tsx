import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'

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
  const buttonOf = (act: 'edit' | 'remove') => (
    <Button
      {...(act === 'edit' ? { variant: 'default' } : { variant: 'subtle', c: 'var(--warn)' })}
      size={names ? 'compact-sm' : 'sm'}
      aria-label={names?.[act]}
      onClick={() => setOpen(act)}
    >
      {words[act]}
    </Button>
  )
  return (
    <>
      {buttonOf('edit')}
      {buttonOf('remove')}
      {open && dialogs[open](() => setOpen(null))}
    </>
  )
}
