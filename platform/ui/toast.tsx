import { Box, CloseButton, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { language } from '#platform/web/language.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import classes from './toast.module.css'

interface Toast {
  kind: 'success' | 'info' | 'failure'
  text: string
  /** Clicking reloads the page: the generic error of spec 8. */
  reloads?: boolean
  /** What can still be done about it, for as long as the toast is there. */
  offer?: { word: string; run: () => void }
  /** Says that there was no network: untrue as soon as anything succeeds. */
  isOffline?: boolean
}

/** Spec 8, decision L5. */
const CLOSES_AFTER_MS = 7500

const shown = createStore<(Toast & { id: number; act: string | null }) | null>(null)
let last = 0
let telling: string | null = null
export const closeToast = () => shown.set(null)

/** What is shown meanwhile is about this act, whichever dialog it is done in. */
export function tellOf(act: string, tell: () => unknown): void {
  telling = act
  tell()
  telling = null
}

/** After an act has succeeded: what was told of its own failure is no longer so, nor that the network is lost. */
export function closeFailure(act: string): void {
  const one = shown.get()
  if (one?.kind === 'failure' && (one.act === act || one.isOffline)) closeToast()
}

// Its words are of the language before.
language.subscribe(closeToast)

/** Shows the one toast; a new one takes the place of the last. Answers true: what it says is told. */
export function toast(one: Toast): true {
  shown.set({ ...one, id: ++last, act: telling })
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

function Offer({ offer: { word, run } }: { offer: NonNullable<Toast['offer']> }) {
  const take = () => {
    closeToast()
    run()
  }
  return (
    <button type="button" className={classes.offer} onClick={take}>
      {word}
    </button>
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
      {one.offer && <Offer offer={one.offer} />}
      <CloseButton aria-label={t('close')} onClick={closeToast} c="inherit" variant="transparent" />
    </Box>
  )
}
