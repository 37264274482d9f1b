import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostilePictures } from '#testing/server/hostile-pictures.ts'
import { childrenOf, measured } from '#testing/server/peak.ts'
import { png } from '#testing/server/png.ts'
import { squarePicture } from './pictures.ts'
import { Refused } from './refuse.ts'

const SECONDS = 1000
const MEGABYTES = 1024 * 1024

async function outcomeOf(bytes: Buffer): Promise<string> {
  try {
    const kept = await squarePicture(bytes, 320)
    const { format, width, height, pages } = await sharp(kept).metadata()
    expect({ format, width, height, pages }).toEqual({ format: 'webp', width: 320, height: 320 })
    return 'kept'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

describe('a hostile picture costs little and has one outcome', { timeout: 60 * SECONDS }, () => {
  test.each(hostilePictures)('%s', async (_, make, outcome) => {
    const bytes = await make()
    const { result, ms, grown } = await measured(process.pid, () => outcomeOf(bytes))
    expect(result).toBe(outcome)
    expect(ms).toBeLessThan(15 * SECONDS)
    expect(grown()).toBeLessThan(600 * MEGABYTES)
  })
})

describe('the process of pictures', { timeout: 60 * SECONDS }, () => {
  const picture = png({ width: 100, height: 100 })
  const interlaced = png({ width: 6_000, height: 6_000, interlaced: true })
  const processes = () => childrenOf(process.pid)
  const most = { work: 20_000, memory: 900 * MEGABYTES, patience: 60_000 }

  test('is one, however many pictures wait', async () => {
    await squarePicture(picture, 320)
    const running = processes()
    // What earlier files of tests left running may end meanwhile.
    const begun = () => processes().filter((one) => !running.includes(one))
    const waiting = Promise.all(Array.from({ length: 5 }, () => squarePicture(interlaced, 320)))
    await sleep(200)
    expect(begun()).toEqual([])
    await waiting
    expect(begun()).toEqual([])
  })

  test.each([
    ['work', 'picture-unreadable', { ...most, work: 30 }],
    ['memory', 'picture-unreadable', { ...most, memory: 50 * MEGABYTES }],
    ['time', 'unavailable', { ...most, patience: 20 }],
  ])('ends with a picture that takes too much %s; the next picture has another one', async (_, code, own) => {
    const refused = squarePicture(interlaced, 320, own)
    const next = squarePicture(picture, 320)
    await expect(refused).rejects.toMatchObject({ code })
    expect(await sharp(await next).metadata()).toMatchObject({ width: 320 })
  })

  test('keeps a hundred waiting and sends the others away for a while', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 150 }, () => squarePicture(picture, 16)))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(49)
    expect(refused.length).toBeLessThanOrEqual(50)
    for (const one of refused)
      expect(one).toMatchObject({ reason: { code: 'unavailable', why: { retryAfter: 30 } } })
  })
})
