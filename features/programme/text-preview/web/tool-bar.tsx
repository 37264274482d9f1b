import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './tool-bar.module.css'

export interface Tool {
  key: string
  label: string
  icon: LucideIcon
  /** With Ctrl, or Cmd on a Mac. */
  letter?: string | undefined
  onUse: () => void
}

/** As the keyboard before them writes it. */
const CONTROL = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl+'

/** On a phone, where each is as wide as a finger. */
const MOST_IN_ROW = 6

/** As many in each row as in the others. */
const columnsOf = (count: number) => Math.ceil(count / Math.ceil(count / MOST_IN_ROW))

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface Props {
  /** The id of the field that it is for. */
  field: string
  tools: readonly Tool[]
}

/** One stop for Tab; the arrows go from button to button. */
export function ToolBar({ field, tools }: Props) {
  const t = useTranslations('text-preview-staff')
  const [stop, setStop] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (stop + step + tools.length) % tools.length
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      aria-controls={field}
      className={classes.tools}
      style={{ '--columns': columnsOf(tools.length) }}
      onKeyDown={move}
    >
      {tools.map(({ key, label, icon: Icon, letter, onUse }, i) => (
        <button
          key={key}
          type="button"
          aria-label={label}
          aria-keyshortcuts={letter && `Control+${letter} Meta+${letter}`}
          title={letter ? `${label} (${CONTROL}${letter})` : label}
          tabIndex={i === stop ? 0 : -1}
          onFocus={() => setStop(i)}
          onClick={onUse}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
