import { Button, CloseButton, Text, Title } from '@mantine/core'
import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from './list-panel.module.css'
import type { PanelAct, PanelProps, Steps } from './panel.ts'
import { useModal } from './use-modal.ts'
import { usePanelSteps } from './use-panel-steps.ts'

/** The panel of the open row; nothing while none is open. */
export function ListPanel<Row>({ isBeside, ...options }: PanelProps<Row>) {
  const { panel, keyOf } = options
  const { row, steps } = usePanelSteps(options)
  if (!row) return null
  const Placed = isBeside ? PanelBeside : PanelSheet
  return (
    <Placed
      at={keyOf(row)}
      title={panel.title(row)}
      acts={panel.acts?.(row) ?? []}
      steps={steps}
      onClose={panel.onClose}
    >
      {panel.content(row)}
    </Placed>
  )
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
function PanelBeside(props: PlacedProps) {
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
function PanelSheet(props: PlacedProps) {
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
        <CloseButton aria-label={t('close')} onClick={onClose} />
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

function ActOf({ one: { act, icon: Icon, word, letter, isMain, isTaking, run } }: { one: PanelAct }) {
  return (
    <Button
      className={isTaking ? classes.taking : undefined}
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
