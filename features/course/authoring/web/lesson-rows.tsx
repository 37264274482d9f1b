import { GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NameLink } from '#platform/ui/links.tsx'
import type { TreeModule } from '../content-parts.ts'
import dragging from './drag-row.module.css'
import { LessonOrder } from './lesson-order.tsx'
import { inOrder, isInOrder, movedTo } from './lesson-places.ts'
import classes from './lesson-rows.module.css'
import { useDragRow } from './use-drag-row.ts'
import { useLessonOrder } from './use-lesson-order.ts'

type Lesson = TreeModule['lessons'][number]

interface Props {
  module: TreeModule
  /** What stands at the end of each row. */
  children: (lesson: Lesson) => ReactNode
}

/** The lessons of a module; those that students have are dragged into another order, or moved in a dialog by keyboard. */
export function LessonRows({ module, children }: Props) {
  const [isOrdering, setOrdering] = useState(false)
  const [moved, setMoved] = useState<{ of: TreeModule['lessons']; ids: readonly string[] } | null>(null)
  const { save, busy } = useLessonOrder(module._id, { failed: () => setMoved(null) })
  const before = module.lessons.filter(isInOrder).map(({ _id }) => _id)
  // Until the server's own answer is here.
  const shown = moved?.of === module.lessons ? inOrder(module.lessons, moved.ids) : module.lessons
  const canOrder = before.length > 1
  const drop = (onto: string) => (dragged: string, isBelow: boolean) => {
    const ids = movedTo(before, { dragged, onto, isBelow })
    if (String(ids) === String(before)) return
    setMoved({ of: module.lessons, ids })
    void save(before, ids)
  }
  return (
    <>
      <ol className={classes.lessons}>
        {shown.map((lesson, place) => (
          <LessonRow
            key={lesson._id}
            lesson={lesson}
            place={module.lessons[place]?.position ?? lesson.position}
            list={module._id}
            busy={busy}
            onDrop={canOrder && isInOrder(lesson) ? drop(lesson._id) : null}
            onOrder={() => setOrdering(true)}
          >
            {children(lesson)}
          </LessonRow>
        ))}
      </ol>
      {isOrdering && <LessonOrder module={module} onClose={() => setOrdering(false)} />}
    </>
  )
}

interface RowProps {
  lesson: Lesson
  /** In its module, from 1. */
  place: number
  list: string
  /** The order before is still being saved. */
  busy: boolean
  /** Null of one that has no place to change. */
  onDrop: ((dragged: string, isBelow: boolean) => void) | null
  onOrder: () => void
  children: ReactNode
}

function LessonRow({ lesson, place, list, busy, onDrop, onOrder, children }: RowProps) {
  const t = useTranslations('authoring-structure-staff')
  const tw = useTranslations('authoring-staff')
  const title = lesson.title || tw('untitled')
  const { row, handle, isDragged, edge } = useDragRow<HTMLButtonElement>({
    id: lesson._id,
    list,
    onDrop: busy ? null : onDrop,
  })
  return (
    <li
      ref={row}
      className={`${classes.lesson} ${dragging.row}`}
      data-dragged={isDragged || undefined}
      data-edge={edge}
    >
      {onDrop ? (
        <button
          ref={handle}
          type="button"
          className={dragging.handle}
          aria-label={t('moveLesson', { title })}
          aria-disabled={busy}
          onClick={() => busy || onOrder()}
        >
          <GripVertical size={18} aria-hidden="true" />
        </button>
      ) : (
        <span className={dragging.handle} />
      )}
      <NameLink to="/modules/write/$id" params={{ id: lesson._id }} className={classes.name}>
        {place}. {title}
      </NameLink>
      {children}
    </li>
  )
}
