import { Bold, Heading, Italic, Link, List, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './markdown-field.module.css'
import { type Mark, marks } from './marks.ts'

const icons: Record<Mark, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  list: List,
  link: Link,
}

const keys: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' }

/** As the keyboard before them writes it. */
const CONTROL = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl+'

/** The mark that a key stands for, with Ctrl, or Cmd on a Mac. */
export function markOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Mark | undefined {
  if (altKey || shiftKey || ctrlKey === metaKey) return undefined
  return keys[key.toLowerCase()]
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface Props {
  /** The id of the field that it is for. */
  field: string
  onMark: (mark: Mark) => void
}

/** One stop for Tab; the arrows go from button to button. */
export function Toolbar({ field, onMark }: Props) {
  const t = useTranslations('text-preview-staff')
  const [stop, setStop] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (stop + step + marks.length) % marks.length
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      aria-controls={field}
      className={classes.tools}
      onKeyDown={move}
    >
      {marks.map((mark, i) => {
        const Icon = icons[mark]
        const key = Object.keys(keys)
          .find((one) => keys[one] === mark)
          ?.toUpperCase()
        return (
          <button
            key={mark}
            type="button"
            aria-label={t(`marks.${mark}`)}
            aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
            title={key ? `${t(`marks.${mark}`)} (${CONTROL}${key})` : t(`marks.${mark}`)}
            tabIndex={i === stop ? 0 : -1}
            onFocus={() => setStop(i)}
            onClick={() => onMark(mark)}
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        )
      })}
    </div>
  )
}
