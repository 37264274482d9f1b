import { Box, CloseButton, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { language } from '../plumbing/language.ts'
import { createStore, useStore } from '../plumbing/store.ts'
import classes from './toast.module.css'

interface Toast {
  kind: 'success' | 'info' | 'failure'
  text: string
  /** Clicking reloads the page: the generic error of spec 8. */
  reloads?: boolean
  /** Says that there was no network: untrue as soon as anything succeeds. */
  isOffline?: boolean
}

/** Spec 8, decision L5. */
const CLOSES_AFTER_MS = 7500

const shown = createStore<(Toast & { id: number }) | null>(null)
let last = 0
export const closeToast = () => shown.set(null)

/** After a success: a lost network is no longer so, and with `own` neither is whatever failure is shown. */
export function closeFailure(own: boolean): void {
  const one = shown.get()
  if (one?.kind === 'failure' && (own || one.isOffline)) closeToast()
}

// Its words are of the language before.
language.subscribe(closeToast)

/** Shows the one toast; a new one takes the place of the last. Answers true: what it says is told. */
export function toast(one: Toast): true {
  shown.set({ ...one, id: ++last })
  return true
}

export function ToastPlace() {
  const one = useStore(shown)
  // Both regions stay in the page: a screen reader hears what arrives in a region it already knows.
  return (
    <div className={classes.place}>
      <div role="status">{one && one.kind !== 'failure' && <Shown key={one.id} one={one} />}</div>
      <div role="alert">{one?.kind === 'failure' && <Shown key={one.id} one={one} />}</div>
    </div>
  )
}

function Shown({ one }: { one: Toast }) {
  const t = useTranslations('ui')
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(closeToast, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [held])
  return (
    <Box
      className={classes.toast}
      data-kind={one.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {one.reloads ? (
        <button type="button" className={classes.reload} onClick={() => location.reload()}>
          {one.text}
        </button>
      ) : (
        <Text size="sm" fw={600}>
          {one.text}
        </Text>
      )}
      <CloseButton aria-label={t('close')} onClick={closeToast} c="inherit" variant="transparent" />
    </Box>
  )
}
