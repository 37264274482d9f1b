import { Button, CloseButton, Text, Title } from '@mantine/core'
import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from './list-panel.module.css'
import { useModal } from './use-modal.ts'

/** What can be done with the open row. */
export interface PanelAct {
  act: string
  icon: LucideIcon
  word: string
  /** A letter that does it while the panel has the focus. */
  letter?: string
  isMain?: boolean
  run: () => void
}

/** What is read about one row beside the list; where there is no room beside it, over the page. */
export interface Panel<Row> {
  /** The key of the open row; null while none is. Its control with `data-act="open"` gets the focus back. */
  open: string | null
  onClose: () => void
  title: (row: Row) => string
  content: (row: Row) => ReactNode
  acts?: (row: Row) => readonly PanelAct[]
  /** With it the panel goes from row to row. */
  onOpen?: (key: string) => void
  /** Which rows still wait for an act: when the open one no longer does, the next of them opens by itself. */
  waits?: (row: Row) => boolean
  /** The open row, as it was last, no longer waits or is no longer in the list. */
  onLeft?: (row: Row) => void
}

/** Going to the row before and after the open one; undefined where there is none. */
export interface Steps {
  /** Of the open row in the whole list, from 1. */
  place: number
  /** How many rows the list has, in words; null where it is not told. */
  total: string | null
  back: (() => void) | undefined
  next: (() => void) | undefined
}

interface PlacedProps {
  /** The key of the open row. */
  at: string
  title: string
  acts: readonly PanelAct[]
  steps: Steps | null
  onClose: () => void
  children: ReactNode
}

/** Beside the list, which goes on being used. */
export function PanelBeside(props: PlacedProps) {
  const id = useId()
  const region = useRef<HTMLElement>(null)
  useFocusOnOpened(region, props.at)
  return (
    <aside
      ref={region}
      className={classes.panel}
      aria-labelledby={`${id} ${id}-place`}
      tabIndex={-1}
      onKeyDown={byLetter(props)}
    >
      <Inside {...props} id={id} />
    </aside>
  )
}

/** Over the page: on a phone from below. */
export function PanelSheet(props: PlacedProps) {
  const id = useId()
  const ref = useModal()
  useFocusOnOpened(ref, props.at)
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    props.onClose()
  }
  return (
    <dialog
      ref={ref}
      className={classes.sheet}
      aria-labelledby={`${id} ${id}-place`}
      tabIndex={-1}
      onCancel={cancel}
      onKeyDown={byLetter(props)}
    >
      <Inside {...props} id={id} />
    </dialog>
  )
}

/** Another row is read from its beginning: a screen reader says whom it is about. */
function useFocusOnOpened(region: { current: HTMLElement | null }, at: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each row
  useEffect(() => {
    region.current?.focus()
    region.current?.scrollTo?.(0, 0)
  }, [at])
}

function Inside({ id, title, acts, steps, onClose, children }: PlacedProps & { id: string }) {
  const t = useTranslations('ui')
  return (
    <>
      <header className={classes.head}>
        <div className={classes.titles}>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {steps?.total && (
            <Text size="sm" c="dimmed" id={`${id}-place`}>
              {t('list.place', { place: steps.place, total: steps.total })}
            </Text>
          )}
        </div>
        <CloseButton aria-label={t('close')} onClick={onClose} size={44} />
      </header>
      <div className={classes.content}>{children}</div>
      {(acts.length > 0 || steps) && (
        <footer className={classes.foot}>
          {acts.length > 0 && (
            <div className={classes.acts}>
              {acts.map((one) => (
                <ActOf key={one.act} one={one} />
              ))}
            </div>
          )}
          {steps && (
            <nav className={classes.steps}>
              <Step icon={ArrowLeft} word={t('list.previousRow')} keys="ArrowLeft" go={steps.back} />
              <Step icon={ArrowRight} word={t('list.nextRow')} keys="ArrowRight" go={steps.next} />
            </nav>
          )}
        </footer>
      )}
    </>
  )
}

function ActOf({ one: { act, icon: Icon, word, letter, isMain, run } }: { one: PanelAct }) {
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      size="md"
      leftSection={<Icon size={18} />}
      rightSection={
        letter && (
          <span className={classes.key} aria-hidden="true">
            {letter.toUpperCase()}
          </span>
        )
      }
      data-act={act}
      aria-keyshortcuts={letter?.toUpperCase()}
      onClick={run}
    >
      {word}
    </Button>
  )
}

interface StepProps {
  icon: LucideIcon
  word: string
  keys: string
  go: (() => void) | undefined
}

/** Off at the ends of the list, but not disabled: that would lose the focus. */
function Step({ icon: Icon, word, keys, go }: StepProps) {
  return (
    <button
      type="button"
      className={classes.step}
      aria-keyshortcuts={keys}
      aria-disabled={!go}
      onClick={() => go?.()}
    >
      <Icon size={18} />
      {word}
    </button>
  )
}

/** Letters act, and arrows go to other rows, while nothing is typed. */
const byLetter =
  ({ acts, steps }: PlacedProps) =>
  (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest('input, textarea, select')) return
    const act = acts.find(({ letter }) => letter === key.toLowerCase())?.run
    const run = act ?? { ArrowLeft: steps?.back, ArrowRight: steps?.next }[key]
    if (!run || event.repeat) return
    event.preventDefault()
    run()
  }

/** For the place around rows and panel: Escape closes what is open. */
export const closeByEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  onClose()
}
