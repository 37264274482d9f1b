import type { Draft, ThingKind } from '../content-parts.ts'

const lesson = { title: '', summary: '', body: '', checks: [], media: [] }
const question = { prompt: '', options: ['', '', '', ''], matches: [], unit: '', why: '' }
const module = { title: '', summary: '', outcomes: ['', '', ''] }

/** What somebody begins with who writes something new. */
export function beginningOf(kind: ThingKind): Draft {
  if (kind === 'lesson') return { kind, content: { invented: [], hu: lesson, en: lesson } }
  if (kind === 'module') return { kind, content: { extra: false, hu: module, en: module } }
  return {
    kind,
    content: {
      kind: 'single',
      points: 1,
      level: 'recall',
      lesson: null,
      validUntil: null,
      correct: [0],
      number: null,
      hu: question,
      en: question,
    },
  }
}
