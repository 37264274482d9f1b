import { UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#platform/ui/late-part.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import classes from './palette-opener.module.css'

// No page pays for it before it is opened.
const Palette = lazyComponent(() => import('./palette.tsx'))
const StaffPalette = lazyComponent(() => import('./staff-palette.tsx'))

/** As the keyboard before them writes it. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

const opens = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !shiftKey && !altKey

/** The way to the palette: a button in the header, and Ctrl K, or Cmd K on a Mac, from anywhere but another dialog. */
export function PaletteOpener({ isStaff }: { isStaff: boolean }) {
  const t = useTranslations('app')
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('keydown', (event) => {
    if (!opens(event)) return
    event.preventDefault()
    setOpen((was) => (was ? false : document.querySelector('dialog[open]') === null))
  })
  const Part = isStaff ? StaffPalette : Palette
  return (
    <>
      <UnstyledButton
        className={classes.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Part.ahead}
        onFocus={Part.ahead}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className={classes.word}>{t('search')}</span>
        <kbd>{KEYS}</kbd>
      </UnstyledButton>
      {isOpen && (
        <LatePart fallback={null}>
          <Part onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  )
}
