import { expect } from 'vitest'
import { courseFile } from '#course/authoring/course-file-calls.ts'
import { minutes } from '#platform/server/clock.ts'
import { files } from '#programme/files/calls.ts'
import { gabor } from './cast.ts'
import { courseZip, fewFiles, type Parts } from './course-zips.ts'
import type { TestRajt } from './rajt.ts'
import { unzipped } from './unzip.ts'

export const partsOf = (zip: Buffer): Parts => Object.fromEntries(unzipped(zip))

/** The course as a zip: how the office downloads it, looks at one, and brings one in. */
export function courseFiles({ app, as, pool, clock, settled }: TestRajt) {
  const office = as(gabor)
  /** As a browser downloads it: at an address made for this download. */
  async function download(): Promise<Buffer> {
    const { url } = await office.does(files.address, { body: { path: '/api/course-file' } })
    const reply = await app.inject({ url })
    expect(reply.headers['content-type']).toBe('application/zip')
    return reply.rawPayload
  }
  function preview(file: Blob) {
    clock.pass(minutes(2))
    return office.does(courseFile.compare, { body: {}, files: { file } })
  }
  async function bringIn(file: Blob) {
    const seen = await preview(file)
    const body = { modules: keysOf(seen), seen: seen.seen }
    return office.does(courseFile.bringIn, { body, files: { file } })
  }
  const keysOf = ({ items }: Awaited<ReturnType<typeof preview>>) =>
    items.filter(({ kind }) => kind === 'module').map(({ key }) => key)
  const otherThanSame = async (file: Blob) =>
    (await preview(file)).items
      .filter(({ state }) => state !== 'same')
      .map(({ kind, state, key, problems }) => [kind, state, key, problems.map(({ reason }) => reason)])
  const emptyCourse = async () => {
    await pool.query('truncate module, medium, content_version, content_draft cascade')
    await pool.query("delete from file where key like 'course/%'")
    await settled()
  }
  /** From here on the course is two of its modules: what walks it ten times takes a tenth of the time. */
  async function shortenCourse() {
    await emptyCourse()
    await bringIn(await courseZip(fewFiles()))
  }
  return { download, preview, bringIn, keysOf, otherThanSame, emptyCourse, shortenCourse }
}
