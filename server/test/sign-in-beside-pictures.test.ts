import { auth } from '@rajt/contract/auth'
import { limits } from '@rajt/contract/parts'
import { profile } from '@rajt/contract/profile'
import { expect, test } from 'vitest'
import { PASSWORD } from './cast.ts'
import { png } from './png.ts'
import { buildTestRajt } from './rajt.ts'

const { as, guest, enter } = await buildTestRajt()

const EDGE = Math.floor(Math.sqrt(limits.picture.pixels))
const SIGN_INS = 15
const PICTURES = 8

/** The long form, with sixty pictures on a whole server, is server/drills/pictures.drill.ts. */
test('sign-in stays under three times its usual time beside pictures of 40 megapixels', {
  timeout: 240_000,
}, async () => {
  const { email } = await enter()
  const body = { email, password: PASSWORD }
  const median = async (goesOn = () => true) => {
    const times = []
    while (times.length < SIGN_INS && goesOn()) {
      const from = performance.now()
      await guest.does(auth.login, { body })
      times.push(performance.now() - from)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  }
  const file = new File([new Uint8Array(png({ width: EDGE, height: EDGE, interlaced: true }))], 'a.png')
  const students = await Promise.all(Array.from({ length: PICTURES }, () => enter()))
  await median()
  const usual = await median()
  let left = PICTURES
  const changes = students.map(async (student) => {
    await as(student).does(profile.changePicture, { files: { file } })
    left--
  })
  const beside = await median(() => left > 0)
  await Promise.all(changes)
  expect(beside).toBeGreaterThan(0)
  expect(beside).toBeLessThan(3 * usual)
})
