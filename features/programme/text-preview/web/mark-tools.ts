import { Bold, Heading, Italic, Link, List, type LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { type Mark, marks } from './marks.ts'
import type { Tool } from './tool-bar.tsx'

const icons: Record<Mark, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  list: List,
  link: Link,
}

export const markLetters: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' }

/** The mark that a key stands for, with Ctrl, or Cmd on a Mac. */
export function markOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Mark | undefined {
  if (altKey || shiftKey || ctrlKey === metaKey) return undefined
  return markLetters[key.toLowerCase()]
}

/** The button of each mark. */
export function useMarkTools(onMark: (mark: Mark) => void): Tool[] {
  const t = useTranslations('text-preview-staff')
  return marks.map((mark) => ({
    key: mark,
    label: t(`marks.${mark}`),
    icon: icons[mark],
    letter: Object.keys(markLetters)
      .find((one) => markLetters[one] === mark)
      ?.toUpperCase(),
    onUse: () => onMark(mark),
  }))
}
