import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by their seconds; a fresh checkout knows only sizes, which say little of time. */
const longest = [
  /test\/fuzz\.test/, // 104
  /test\/start\.test/, // 68
  /start-and-stop\.test/, // 50
  /exposed-start\.test/, // 35
  /second-semester-fuzz\.test/, // 35
  /progress-report\/zip\.test/, // 25
  /team-races\.test/, // 21
  /auth\/attempts\.test/, // 19
  /access\.test/, // 19
]

/** A long file that starts last leaves the other processor without work: two minutes of a whole run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => group(a) - group(b) || rank(a) - rank(b))
  }
}

const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => name.test(moduleId))
  return place < 0 ? longest.length : place
}
