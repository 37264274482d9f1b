import { join } from 'node:path'
import { readCourse } from '#course/authoring/server/content.ts'
import { languages } from '#platform/contract/parts.ts'
import { type Chance, chancesOf } from './guessing/measure.ts'
import { tactics } from './guessing/tactics.ts'

/** Prints how often an exam is passed by guessing: `node scripts/guessing.ts [draws] [semester-2]`. */
const draws = Number(process.argv[2] ?? 10_000)
const course = readCourse(join(import.meta.dirname, '../content', process.argv[3] ?? 'semester-1'))
const percent = (share = 0) => `${(share * 100).toFixed(1)}%`.padStart(6)
const print = (...cells: string[]) => process.stdout.write(`${cells.join('  ')}\n`)

/** The best that a way of choosing options reaches, whatever it is put together with. */
const bestBy = (chances: readonly Chance[], rating: string) =>
  chances.find(({ strategy }) => strategy.rating === rating)?.share

const header = tactics.rating.map((rating) => rating.slice(0, 12).padStart(12))
print('module                 ', 'lang', 'questions', ' worst', ...header)
for (const { key, questions } of course.filter((one) => one.questions.length > 0))
  for (const language of languages) {
    const chances = chancesOf(questions, language, draws)
    const cells = tactics.rating.map((rating) => percent(bestBy(chances, rating)).padStart(12))
    print(
      key.padEnd(23),
      `${language}  `,
      String(questions.length).padStart(9),
      percent(chances[0]?.share),
      ...cells,
    )
    print(`${' '.repeat(25)}${Object.values(chances[0]?.strategy ?? {}).join(' | ')}`)
  }
