import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { languages } from '#platform/contract/parts.ts'
import { inProject } from '#platform/server/in-project.ts'
import { read, readCourse } from './content.ts'
import { namesIn } from './invented.ts'

const CONTENT = inProject('content')
const { names } = read(join(CONTENT, 'invented.yml'), z.strictObject({ names: z.array(z.string()) }))
const course = ['semester-1', 'semester-2'].flatMap((semester) => readCourse(join(CONTENT, semester)))

const lessons = course.flatMap((module) =>
  module.lessons.map((lesson) => ({ of: `${module.key}/${lesson.key}`, lesson })),
)
const recordings = course.flatMap((module) =>
  [module.video, module.podcast].flatMap((one) =>
    one ? [{ of: `${module.key}: ${one.title.hu}`, recording: one }] : [],
  ),
)

describe('whoever is made up for the course is said to be', () => {
  test.each(lessons)('in the lesson $of', ({ lesson }) => {
    for (const language of languages)
      expect(namesIn(wordsIn(textOf(lesson.texts[language])), names, language).sort()).toEqual(
        [...lesson.invented].sort(),
      )
  })

  test.each(recordings)('in the recording $of', ({ recording: { invented, ...said } }) => {
    expect(namesIn(wordsIn(said), names, 'hu').sort()).toEqual([...invented].sort())
  })

  test('and nobody is on the list who is not in the course', () => {
    const declared = new Set(lessons.flatMap(({ lesson }) => lesson.invented))
    for (const { recording } of recordings) for (const name of recording.invented) declared.add(name)
    expect([...declared].sort()).toEqual([...names].sort())
  })
})

/** Whatever is written anywhere in it. */
const wordsIn = (content: unknown) => JSON.stringify(content).replaceAll('\\n', ' ')

/** All that is read, without what is declared. */
const textOf = <T extends { invented: string[] }>({ invented: _, ...text }: T) => text

describe('a name is found', () => {
  test.each([
    ['hu', 'A Sorjegynek nem kell.', ['Sorjegy']],
    ['hu', 'Rékának és Rékáéknak', ['Réka']],
    ['hu', 'A Penésznaplót írták.', ['Penésznapló']],
    ['en', "Réka's workshop, and Sorjegy.", ['Réka', 'Sorjegy']],
    ['en', 'Boring is no name.', []],
    ['hu', 'A sorjegynek nincs neve.', []],
  ] as const)('in %s: %s', (language, text, found) => {
    expect(namesIn(text, ['Réka', 'Sorjegy', 'Penésznapló', 'Bori'], language).sort()).toEqual([...found])
  })
})
