import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFiles } from '#platform/server/open-files.ts'
import { readSettings } from '#platform/server/settings.ts'
import { backUp } from '../../scripts/backup/back-up.ts'
import { restore } from '../../scripts/backup/restore.ts'
import { filesOfRows, inDatabase, writing, writtenRows } from './backed-up.ts'
import { addressOf } from './process.ts'
import { filledFolder, newFolder, start, withoutPeople } from './starting.ts'
import { until } from './until.ts'

const key = randomBytes(32)
const settingsOf = (folder: string) => readSettings({ DATA_DIR: folder })

test('a backup of a running platform, in the middle of its writes, is restored with all that was acknowledged', async () => {
  const [folder, place] = [await filledFolder('empty'), newFolder()]
  const [file, copy] = [join(place, 'backup'), join(place, 'copy')]
  await start(folder, withoutPeople)
  const writer = await writing({ url: addressOf(folder), files: await openFiles(settingsOf(folder)) })
  await until('some is written', () => writer.acknowledged.length >= 100)
  const before = [...writer.acknowledged]
  const { missing, bytes } = await backUp(settingsOf(folder), file, key)
  await writer.stop()
  expect(writer.acknowledged.length).toBeGreaterThan(before.length)
  expect(missing).toEqual([])
  expect(readdirSync(place)).toEqual(['backup'])
  expect(JSON.parse(readFileSync(join(folder, 'last-backup.json'), 'utf8'))).toMatchObject({ bytes })

  await restore(file, copy, key)
  await start(copy, withoutPeople)
  await inDatabase(addressOf(copy), async (pool) => {
    const kept = await writtenRows(pool)
    expect(before.filter((n) => !kept.has(n))).toEqual([])
    const { rows, wrong } = await filesOfRows(pool, await openFiles(settingsOf(copy)))
    expect(rows).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })
  expect(readFileSync(join(copy, 'secret'))).toEqual(readFileSync(join(folder, 'secret')))
  expect([statSync(file).mode & 0o777, statSync(join(copy, 'secret')).mode & 0o777]).toEqual([0o600, 0o600])

  const changed = readFileSync(file)
  const middle = Math.floor(changed.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 1
  writeFileSync(join(place, 'changed'), changed)
  const again = join(place, 'again')
  await expect(restore(join(place, 'changed'), again, key)).rejects.toThrow('the file was changed')
  await expect(restore(file, again, randomBytes(32))).rejects.toThrow('the key is another one')
  expect(readdirSync(place).toSorted()).toEqual(['backup', 'changed', 'copy'])
  await expect(restore(file, copy, key)).rejects.toThrow('exists already')
  await expect(backUp(settingsOf(folder), file, key)).rejects.toThrow('exists already')
})

test('a folder on which nothing runs is not backed up', async () => {
  const folder = newFolder()
  const file = `${folder}-backup`
  await expect(backUp(settingsOf(folder), file, key)).rejects.toThrow(`No Rajt is running on ${folder}`)
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
})
