import { join } from 'node:path'
import { readCourse } from '#course/authoring/server/content.ts'
import { pastOn } from '#course/authoring/server/laws.ts'
import { dayInBudapest } from '#platform/server/budapest.ts'

/**
 * `npm run laws [day]`: exam questions whose law has to be looked at again by that day, today if none is named. Fails
 * where there are some, so that a release can ask.
 */
const content = join(import.meta.dirname, '../content')
const [day = dayInBudapest(new Date())] = process.argv.slice(2)
const past = ['semester-1', 'semester-2'].flatMap((semester) =>
  pastOn(readCourse(join(content, semester)), day).map((line) => `${semester}/${line}`),
)
process.stdout.write(
  past.map((line) => `${line}\n`).join('') || `Every question of law is right on ${day}.\n`,
)
process.exitCode = past.length > 0 ? 1 : 0
