/** What a frame of interactive content may say to the page around it (docs/interactive-content.md). */
export type FrameMessage =
  | { kind: 'finished' }
  /** The content of an H5P player asks whether the page gives it its height. */
  | { kind: 'hello' | 'prepare' }
  | { kind: 'height'; height: number }

const FINISHED = new Set<unknown>([
  'http://adlnet.gov/expapi/verbs/completed',
  'http://adlnet.gov/expapi/verbs/passed',
])

type Loose = Readonly<Record<string, unknown>>
const looseOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {}

/** Null of everything else: a frame may send what it likes. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const { context, action, ...said } = looseOf(data)
  if (context === 'rajt') return action === 'finished' ? { kind: 'finished' } : null
  if (context !== 'h5p') return null
  if (action === 'hello') return { kind: 'hello' }
  if (action === 'prepareResize') return { kind: 'prepare' }
  if (action === 'xAPI') return isOfWhole(looseOf(said.statement)) ? { kind: 'finished' } : null
  const height = said.scrollHeight ?? said.height
  return action === 'resize' && Number.isFinite(height) ? { kind: 'height', height: Number(height) } : null
}

/** Parts of a content are completed too, and name the whole as their parent. */
function isOfWhole(statement: Loose): boolean {
  const { parent } = looseOf(looseOf(statement.context).contextActivities)
  const isPart = Array.isArray(parent) ? parent.length > 0 : parent !== undefined
  return !isPart && FINISHED.has(looseOf(statement.verb).id)
}
