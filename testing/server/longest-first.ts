import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by their seconds; a fresh checkout knows only sizes, which say little of time. */
const longest = [
  /server\/fuzz\.test/, // 40
  /web-processes\.test/, // 30
  /server\/access\.test/, // 23
  /exposed-start\.test/, // 22
  /server\/pictures\.test/, // 20
  /server\/crash\.test/, // 20
  /second-semester-fuzz\.test/, // 20
  /team-races\.test/, // 17
  /glossary-file\.test/, // 17
  /media\/server\/media\.test/, // 17
  /server\/told\.test/, // 17
  /s3\/platform\.test/, // 16
  /server\/backup\.test/, // 15
  /start-and-stop\.test/, // 15
  /server\/mail\.test/, // 15
  /migrate\.test/, // 14
  /auth\/server\/attempts\.test/, // 14
]

/** A long file that starts last leaves the other processor without work: two minutes of a whole run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => name.test(moduleId))
  return place < 0 ? longest.length : place
}
