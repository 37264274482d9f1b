import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inProject } from '#platform/server/in-project.ts'
import { LETTERS_A_SECOND, slowEnough } from '../../scripts/media/captions.ts'

const MEDIA = inProject('content/media')
const captions = globSync('*/*.vtt', { cwd: MEDIA }).sort()

const secondsOf = (stamp = '') => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The cues of a file as `toVtt` writes it. */
function cuesOf(file: string) {
  const blocks = readFileSync(join(MEDIA, file), 'utf8').trim().split('\n\n').slice(1)
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n')
    const [start, end] = times.split(' --> ').map(secondsOf)
    const text = lines.join(' ').replaceAll('&amp;', '&').replaceAll('&lt;', '<')
    return { start: start ?? 0, end: end ?? 0, text }
  })
}

describe('captions can be read', () => {
  test.each(captions.map((file) => [basename(file), file]))(
    '%s: seventeen letters a second at most',
    (_, file) => {
      const cues = cuesOf(file)
      expect(cues.length).toBeGreaterThan(5)
      // Times are written in whole milliseconds.
      const fast = cues.filter(
        ({ start, end, text }) => text.length > (end - start + 0.001) * LETTERS_A_SECOND,
      )
      expect(fast.map(({ text }) => text)).toEqual([])
      for (const [place, { start }] of cues.entries())
        expect(start).toBeGreaterThanOrEqual(cues[place - 1]?.end ?? 0)
    },
  )

  test('a cue that is too fast stays into the pause, and never beyond it', () => {
    const cues = [
      { start: 0, end: 1, text: 'x'.repeat(34) },
      { start: 1.5, end: 2.5, text: 'x'.repeat(17) },
      { start: 5, end: 6, text: 'x'.repeat(34) },
    ]
    expect(slowEnough(cues).map(({ end }) => end)).toEqual([1.5, 2.5, 7])
  })
})
