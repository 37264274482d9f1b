import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '#platform/server/in-project.ts'
import { processorTime } from '#testing/server/processor-time.ts'
import { captionProblemsOf, plainCaptions } from './captions.ts'

const of = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n')
const cue = (times: string, ...lines: string[]) => [times, ...lines].join('\n')
const SECOND = '00:00:01.000 --> 00:00:02.000'

describe('captions are taken', () => {
  test.each(globSync('*/*.vtt', { cwd: inProject('content/media') }))('those of the course: %s', (file) => {
    expect(captionProblemsOf(readFileSync(inProject(`content/media/${file}`), 'utf8'))).toEqual([])
  })

  test.each([
    [
      'with names, notes, styles and places',
      of('NOTE a line\nof notes', 'STYLE\n::cue {}', `1\n${SECOND} line:0\nSzia!`),
    ],
    ['whose first one stands right below the header', `WEBVTT\n${cue(SECOND, 'Szia!')}`],
    ['without hours', of(cue('00:01.000 --> 00:02.000', 'Szia!'))],
    ['whose marks are not read', of(cue(SECOND, '<v Anna><i>Szia</i>, Bence!</v>'))],
    ['that speak at once', of(cue(SECOND, 'Szia!'), cue(SECOND, 'Szia!'))],
    [
      'of a program that writes marks of order and other line ends',
      '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nSzia!\r\n',
    ],
  ])('%s', (_, text) => {
    expect(captionProblemsOf(plainCaptions(text))).toEqual([])
  })
})

describe('captions that not everybody could read are refused by their line', () => {
  test.each([
    ['without a header', cue(SECOND, 'Szia!'), 1, 'no-header'],
    ['with a header that is not the first line', `\n${of(cue(SECOND, 'Szia!'))}`, 1, 'no-header'],
    ['empty', '', 1, 'no-header'],
    ['without a cue', of('NOTE nothing'), 1, 'no-cues'],
    ['18 letters in a second', of(cue(SECOND, 'x'.repeat(18))), 3, 'too-fast'],
    [
      '18 letters in a second right below the header',
      `WEBVTT\nKind: captions\n${cue(SECOND, 'x'.repeat(18))}\n\n${cue('00:03.000 --> 00:04.000', 'a')}`,
      3,
      'too-fast',
    ],
    ['three lines', of(cue('00:01.000 --> 00:09.000', 'a', 'b', 'c')), 6, 'too-many-lines'],
    ['no words', of(cue(SECOND)), 3, 'no-text'],
    ['times of another format', of(cue('00:00:01,000 --> 00:00:02,000', 'Szia!')), 3, 'bad-times'],
    ['a minute of 61 seconds', of(cue('00:61.000 --> 00:62.000', 'Szia!')), 3, 'bad-times'],
    ['an end before its beginning', of(cue('00:02.000 --> 00:01.000', 'Szia!')), 3, 'ends-before-it-starts'],
    [
      'a beginning before the one before',
      of(cue('00:05.000 --> 00:06.000', 'a'), cue(SECOND, 'b')),
      6,
      'starts-too-early',
    ],
  ])('%s', (_, text, line, problem) => {
    expect(captionProblemsOf(text)).toEqual([{ line, problem }])
  })

  test('all of them at once, up to twenty', () => {
    const cues = Array.from({ length: 50 }, () => cue(SECOND, 'x'.repeat(40)))
    expect(captionProblemsOf(of(...cues))).toHaveLength(20)
  })
})

describe('captions that are meant to keep the server busy', () => {
  const MEGABYTE = 1024 ** 2
  test.each([
    ['a megabyte of opened marks', of(cue(SECOND, '<'.repeat(MEGABYTE)))],
    ['a megabyte of arrows', of('-->'.repeat(MEGABYTE / 3))],
    ['a megabyte of entities that never end', of(cue(SECOND, '&a'.repeat(MEGABYTE / 2)))],
    ['half a million lines', of(Array.from({ length: MEGABYTE / 2 }, () => 'x').join('\n'))],
    ['half a million blocks', of(Array.from({ length: MEGABYTE / 3 }, () => 'x').join('\n\n'))],
    ['a megabyte of digits', of(cue(`${'9'.repeat(MEGABYTE)}:00.000 --> 00:02.000`, 'a'))],
  ])('%s: are refused in less than a second', (_, text) => {
    expect(captionProblemsOf(text).length).toBeGreaterThan(0)
    expect(processorTime(() => captionProblemsOf(text))).toBeLessThan(1000)
  })
})
