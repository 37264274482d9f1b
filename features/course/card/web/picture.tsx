import { useEffect, useRef } from 'react'
import { penOf } from '#platform/ui/picture.ts'
import { CARD, type CardFacts, drawCard } from './drawing.ts'
import classes from './student-card.module.css'

/** The picture itself, seen before it is kept. */
export function Picture({ facts }: { facts: CardFacts }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const { semester, person, type, figure, occasion } = facts
  const words = [semester, person?.name, type?.name, figure?.value, figure?.caption, occasion]
  const drawn = JSON.stringify(facts)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const draw = async () => drawCard(await penOf(canvas, CARD.width, CARD.height), JSON.parse(drawn))
    // A browser that draws no canvas says so when the picture is asked for.
    draw().catch(() => undefined)
  }, [drawn])
  return (
    <canvas ref={ref} className={classes.picture} role="img" aria-label={words.filter(Boolean).join(', ')} />
  )
}
