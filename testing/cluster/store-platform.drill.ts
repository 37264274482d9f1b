import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { profile } from '#people/profile/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import { copyFiles } from '#platform/server/copy-files.ts'
import { isFileKey, newFileKey } from '#platform/server/files.ts'
import { folderFiles } from '#platform/server/folder-files.ts'
import { inProject } from '#platform/server/in-project.ts'
import { sweepFiles } from '#platform/server/sweep-files.ts'
import { png } from '#testing/server/png.ts'
import { inPieces } from '#testing/server/proving-files.ts'
import { proveServedFiles } from '#testing/server/proving-served-files.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { until } from '#testing/server/until.ts'
import { startStore, storeCertificate, storeName, storeTlsPort } from './ceph.ts'
import { drilledStore, MEGABYTE, say } from './drilled-store.ts'
import { addresses, namespaceOf } from './lan.ts'
import { freeze, kill, mend, run, thaw } from './machine.ts'

/** A proxy waits for a minute. */
const MOST_SECONDS = 30

const { disk, proxy, settings, open } = await drilledStore('platform', 'copies')

describe('the platform on a store', async () => {
  await copyFiles(
    folderFiles(join(inject('templateFolder'), 'files')),
    await open('platform'),
    () => undefined,
  )
  const rajt = await buildTestRajt({ settings: settings('platform') })
  await proveServedFiles(rajt)

  const { as, db, files, enter, failures } = rajt
  const picture = new File([new Uint8Array(png({ width: 300, height: 300, channels: 3 }))], 'a.png')
  const student = await enter()
  const change = () => as(student).call(profile.changePicture, { files: { file: picture } })
  const pictures = () => db.selectFrom('file').select('key').where('key', 'like', 'pictures/%').execute()
  const untilTaken = () => until('a picture is taken', async () => (await change()).status === 200)

  test.each([
    ['frozen', () => freeze('store'), async () => thaw('store')],
    [
      'killed',
      () => kill('store'),
      async () => {
        mend('store')
        await startStore(disk)
      },
    ],
  ])('that is %s refuses an upload in time, and goes on afterwards', async (_, breakIt, mendIt) => {
    expect(await change()).toMatchObject({ status: 200 })
    const before = await pictures()
    breakIt()
    const from = performance.now()
    expect(await change()).toMatchObject({ status: 503, body: { code: 'storage-failed' } })
    const seconds = (performance.now() - from) / 1000
    say(`refused after ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(MOST_SECONDS)
    expect(failures.splice(0).join()).toContain('the store of files does not answer')
    expect(await pictures()).toEqual(before)
    await mendIt()
    await untilTaken()
    failures.splice(0)
    for (const { key: one } of await pictures()) expect(await files.size(one)).toBeGreaterThan(0)
  })

  test('has after a night what its rows name, and nothing else', async () => {
    await files.put(newFileKey('pictures', 'webp'), Buffer.from('no row names it'))
    proxy.plan('reset', { times: 9, of: /partNumber=2|^DELETE/ })
    const { part } = await files.receive(inPieces(Buffer.alloc(9 * MEGABYTE)))
    await expect(files.adopt(part, newFileKey('own-data', 'zip'))).rejects.toMatchObject({
      code: 'STORE_WRITE',
    })
    proxy.mend()
    await sweepFiles({ db, files, keptDays: 0 }, later(new Date(), days(2)))
    const left = []
    for await (const name of files.written(new Date(0), later(new Date(), days(2)))) left.push(name)
    const rows = await db.selectFrom('file').select('key').execute()
    expect(left.toSorted()).toEqual(rows.map((row) => row.key).toSorted())
  })
})

describe('the command that copies', () => {
  const folders = [
    mkdtempSync(join(tmpdir(), 'rajt-from-')),
    mkdtempSync(join(tmpdir(), 'rajt-to-')),
  ] as const
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  const MANY = 400
  const bucket = `s3://copies?endpoint=https://${storeName}:${storeTlsPort}&region=szeged-1&style=virtual`
  const environment = { ...settings('copies'), FILES_CA: storeCertificate(disk), PATH: process.env.PATH }
  const words = (from: string, to: string) =>
    [process.execPath, inProject('scripts/files.ts'), 'copy', from, to] as const
  const copy = async (from: string, to: string) => {
    const copying = run('app1', words(from, to), environment)
    return { status: await copying.ended, stdout: copying.output() }
  }

  test('goes on where it was killed, and proves that all is there; over TLS with an own authority', async () => {
    appendFileSync(`/etc/netns/${namespaceOf('app1')}/hosts`, `${addresses.store} copies.${storeName}\n`)
    const from = folderFiles(folders[0])
    for (let n = 0; n < MANY; n++)
      await from.put(newFileKey('documents', 'pdf'), Buffer.alloc(200_000, String(n)))
    const store = await open('copies')
    const count = async () => {
      let files = 0
      for await (const name of store.written(new Date(0), new Date(8e15))) if (isFileKey(name)) files++
      return files
    }
    const first = run('app1', words(folders[0], bucket), environment)
    await until('a part is copied', async () => {
      if (first.child.exitCode !== null) throw new Error(first.output())
      return (await count()) > 20
    })
    first.child.kill('SIGKILL')
    await first.ended
    const { stdout, status } = await copy(folders[0], bucket)
    say(stdout.trim().replaceAll('\n', '\n  '))
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(`${MANY} files of ${MANY * 200_000} bytes are the same on both sides`),
    ])
    const copied = Number(stdout.match(/(\d+) were copied now/)?.[1])
    expect(copied).toBeGreaterThan(0)
    expect(copied).toBeLessThan(MANY - 10)
    const back = await copy(bucket, folders[1])
    expect(back.status).toBe(0)
    expect(back.stdout.match(/list: (\w{64})/)?.[1]).toBe(stdout.match(/list: (\w{64})/)?.[1])
  })
})
