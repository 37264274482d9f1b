import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { profile } from '../calls.ts'

const disk = mkdtempSync(join(tmpdir(), 'rajt-full-'))
const isMounted = mount()
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
})

/** A small disk in memory, where the machine lets us make one. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const noise = await sharp({
  create: {
    width: 400,
    height: 400,
    channels: 3,
    background: 'black',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer()

describe.skipIf(!isMounted)('on a full disk, which this machine must let us mount', () => {
  test('a picture is refused with 507 and leaves nothing behind, until there is room again', async () => {
    const { as, db, enter, failures } = await buildTestRajt({
      settings: { FILES_URL: pathToFileURL(disk).href },
    })
    const student = await enter()
    const change = () =>
      as(student).call(profile.changePicture, { files: { file: new File([new Uint8Array(noise)], 'a.jpg') } })
    const rows = () => db.selectFrom('file').select('key').where('key', 'like', 'pictures/%').execute()
    const filler = join(disk, 'filler')
    mkdirSync(join(disk, 'pictures'))
    // From no room at all to room for the beginning of the file.
    for (const pages of [0, 1, 3]) {
      const { bavail, bsize } = statfsSync(disk)
      writeFileSync(filler, Buffer.alloc((bavail - pages) * bsize))
      expect(await change()).toMatchObject({ status: 507, body: { code: 'storage-full' } })
      expect(readdirSync(join(disk, 'pictures'))).toEqual([])
      expect(await rows()).toEqual([])
      expect(failures.splice(0).join()).toContain('ENOSPC')
      rmSync(filler)
    }
    expect(await change()).toMatchObject({ status: 200 })
    expect(await rows()).toHaveLength(1)
  })
})

describe('where the file could not be written', () => {
  test.each([
    ['ENOSPC', 507, 'storage-full'],
    ['EDQUOT', 507, 'storage-full'],
    ['EIO', 503, 'storage-failed'],
    ['EROFS', 503, 'storage-failed'],
  ])('with %s, the answer is %i %s, and no row names it', async (reason, status, code) => {
    const { as, db, enter, files, failures } = await buildTestRajt()
    files.put = () => Promise.reject(Object.assign(new Error(reason), { code: reason, syscall: 'write' }))
    const student = await enter()
    const file = new File([new Uint8Array(noise)], 'a.jpg')
    expect(await as(student).call(profile.changePicture, { files: { file } })).toMatchObject({
      status,
      body: { code },
    })
    expect(await db.selectFrom('file').select('id').where('key', 'like', 'pictures/%').execute()).toEqual([])
    expect(failures.splice(0)).toHaveLength(1)
  })
})
