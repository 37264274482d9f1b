import { Button, Text } from '@mantine/core'
import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from './act-button.tsx'
import { MissingFields } from './missing-fields.tsx'
import classes from './save-bar.module.css'

interface BarProps {
  /** How many fields differ from what is saved. */
  changed: number
  busy?: boolean
  /** How many fields it lacks (`useCallForm`). */
  missing?: number
  /** Where there is another way to save it. */
  word?: string
  /** Whether saving is what is to be done next. */
  isNext?: boolean
  /** What is to be done before it can be saved; said instead of what is not saved. */
  first?: string | undefined
  onDiscard: () => void
  /** What else is done with the whole of it, after saving or with it. */
  children?: ReactNode
}

const toSaving = (bar: HTMLElement | null) => bar?.querySelector<HTMLElement>('[type=submit]')?.focus()

/** The one bar of a form of many fields: how much is not saved, taking it back, and saving. It stays in view. */
export function SaveBar({
  changed,
  busy = false,
  missing = 0,
  word,
  isNext = changed > 0,
  first,
  onDiscard,
  children,
}: BarProps) {
  const t = useTranslations('ui')
  const own = useRef<HTMLDivElement>(null)
  const discard = () => {
    onDiscard()
    // The button that had the focus is gone with the changes.
    toSaving(own.current)
  }
  const hasMore = Boolean(children)
  const hadMore = useRef(hasMore)
  // So is one that is pressed once and for all.
  useEffect(() => {
    if (hadMore.current && !hasMore && document.activeElement === document.body) toSaving(own.current)
    hadMore.current = hasMore
  }, [hasMore])
  return (
    <div className={classes.bar} ref={own}>
      <div data-rests={(changed === 0 && missing === 0 && !first) || undefined}>
        <Text role="status">{first ?? t('saveBar.changed', { count: changed })}</Text>
        <MissingFields count={missing} />
      </div>
      <div className={classes.acts}>
        {changed > 0 && !first && (
          <Button variant="default" onClick={discard}>
            {t('saveBar.discard')}
          </Button>
        )}
        {!first && (
          <ActButton type="submit" busy={busy} variant={isNext ? 'filled' : 'default'}>
            {word ?? t('save')}
          </ActButton>
        )}
        {!first && children}
      </div>
    </div>
  )
}

interface Part {
  /** Fields that differ from what is saved. */
  changed: number
  busy: boolean
  /** Fields that it lacks. */
  missing?: number
  submit: () => unknown
  discard: () => void
}

const Join = createContext<(name: string, part: Part) => void>(() => undefined)

/** Makes a part of a page one that is saved by the bar of `SavedTogether` around it. */
export function useSavedTogether(name: string, part: Part): void {
  const join = useContext(Join)
  useEffect(() => join(name, part))
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0)

/** Parts that are saved by calls of their own, with one button: it sends those that were changed. */
export function SavedTogether({ children, className }: { children: ReactNode; className?: string }) {
  const parts = useRef<Record<string, Part>>({})
  const [shown, setShown] = useState({ changed: 0, missing: 0, busy: false })
  const join = useCallback((name: string, part: Part) => {
    parts.current[name] = part
    const all = Object.values(parts.current)
    const next = {
      changed: sumOf(all.map((one) => one.changed)),
      missing: sumOf(all.map((one) => one.missing ?? 0)),
      busy: all.some((one) => one.busy),
    }
    setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }, [])
  const changedParts = () => Object.values(parts.current).filter(({ changed }) => changed > 0)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    for (const part of changedParts()) void part.submit()
  }
  return (
    <form onSubmit={submit} noValidate className={className}>
      <Join value={join}>{children}</Join>
      <SaveBar
        {...shown}
        onDiscard={() => {
          for (const part of changedParts()) part.discard()
        }}
      />
    </form>
  )
}
