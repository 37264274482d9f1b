import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inProject } from '#platform/server/in-project.ts'
import { readCourse } from './content.ts'
import { pastOn } from './laws.ts'

const CONTENT = inProject('content')
/** When its laws were last looked at: no question may have been out of date then. */
const LAST_READ = '2026-11-26'
/** What names a law in Hungarian. */
const LAW =
  /§|\(EU\)|GDPR|Ptk\.|rendelet(?!k)|irányelv|adómentes|törzstők|törzsbetét|cégbíróság|szabadalm|védjegy/u

const course = ['semester-1', 'semester-2'].flatMap((semester) => readCourse(join(CONTENT, semester)))
const questions = course.flatMap(({ questions: all }) => all)

describe('a question that a law answers', () => {
  test('says until when it is right', () => {
    const ofLaw = questions.filter(({ hu }) => LAW.test([hu.prompt, ...hu.options, hu.why].join(' ')))
    expect(ofLaw.length).toBeGreaterThan(25)
    expect(ofLaw.filter(({ validUntil }) => !validUntil).map(({ key }) => key)).toEqual([])
  })

  test('was right when the laws were last looked at', () => {
    expect(pastOn(course, LAST_READ)).toEqual([])
  })

  test('is named once its day is past, not on the day itself', () => {
    const named = (day: string) => pastOn(course, day).some((line) => line.includes('exemption-limit-2026'))
    expect(named('2026-12-31')).toBe(false)
    expect(named('2027-01-01')).toBe(true)
  })
})
