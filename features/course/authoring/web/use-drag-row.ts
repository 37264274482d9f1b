import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Row {
  id: string
  /** Rows are dropped among those of their own list. */
  list: string
  /** Null of a row that stays where it is. */
  onDrop: ((dragged: string, isBelow: boolean) => void) | null
}

/** Which half of a row the pointer is over. */
const isLower = (element: Element, y: number) => {
  const { top, height } = element.getBoundingClientRect()
  return y > top + height / 2
}

/** A row that is dragged by its handle, and that others of its list are dropped above or below. */
export function useDragRow<H extends HTMLElement>({ id, list, onDrop }: Row) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<H>(null)
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<'above' | 'below' | null>(null)
  const drop = useEffectEvent((dragged: string, isBelow: boolean) => onDrop?.(dragged, isBelow))
  const isMovable = onDrop !== null
  useEffect(() => {
    const { current: element } = row
    if (!isMovable || !element || !handle.current) return undefined
    const stopDragging = draggable({
      element,
      dragHandle: handle.current,
      getInitialData: () => ({ id, list }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
    const stopTaking = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
      onDrag: ({ location }) => setEdge(isLower(element, location.current.input.clientY) ? 'below' : 'above'),
      onDragLeave: () => setEdge(null),
      onDrop: ({ source, location }) => {
        setEdge(null)
        drop(String(source.data.id), isLower(element, location.current.input.clientY))
      },
    })
    return () => {
      stopDragging()
      stopTaking()
    }
  }, [id, list, isMovable])
  return { row, handle, isDragged, edge }
}
