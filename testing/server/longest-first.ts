import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by their seconds; a fresh checkout knows only sizes, which say little of time. */
const longest = [
  /server\/crash\.test/, // 26
  /server\/access\.test/, // 23
  /second-semester-fuzz\.test/, // 20
  /server\/fuzz\.test/, // 18
  /team-races\.test/, // 17
  /server\/mail\.test/, // 15
  /migrate\.test/, // 14
  /auth\/server\/attempts\.test/, // 14
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
