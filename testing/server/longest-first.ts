import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by their seconds; a fresh checkout knows only sizes, which say little of time. */
const longest = [
  /server\/fuzz\.test/, // 36
  /server\/access\.test/, // 22
  /web-processes\.test/, // 18
  /s3\/platform\.test/, // 18
  /editor\.dom\.test/, // 18
  /server\/told\.test/, // 18
  /media\/server\/media\.test/, // 17
  /server\/crash\.test/, // 17
  /server\/mail\.test/, // 15
  /server\/pdf\.test/, // 15
  /timing\.test/, // 13
  /tenants\.test/, // 12
  /exposed-start\.test/, // 12
  /team-races\.test/, // 12
  /second-semester-fuzz\.test/, // 12
  /auth\/server\/attempts\.test/, // 11
  /bank\/server\/formats\/hostile\.test/, // 11
  /s3\/store-files\.test/, // 11
  /silent-smtp\.test/, // 10
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
