import { type Figure, figureLine, figuresIn } from '#course/course/figures.ts'
import type { Chosen, Typed } from '#programme/text-preview/web/marks.ts'
import { blockBelow } from '../blocks.ts'

export type Shown = Pick<Figure, 'picture' | 'words' | 'caption'>

/** The figure that the cursor stands in. */
export const figureAt = ({ text, start }: Chosen): Figure | null =>
  figuresIn(text).find(({ from, to }) => from <= start && start <= to) ?? null

/** Types a figure below the line that is written, or over the one that the cursor stands in. */
export function figureTyped(figure: Shown, chosen: Chosen): Typed {
  const line = figureLine(figure)
  const end: Typed['chosen'] = [line.length, line.length]
  const there = figureAt(chosen)
  return there
    ? { from: there.from, to: there.to, words: line, chosen: end }
    : blockBelow({ ...chosen, start: chosen.end }, line, end)
}
