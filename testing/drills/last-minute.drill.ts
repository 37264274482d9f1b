import { test } from 'vitest'
import { lastMinute } from '#testing/server/last-minute.ts'

const students = Number(process.env.STUDENTS ?? 500)

test(`${students} students apply in the last minute before the team deadline while owners accept`, () =>
  lastMinute({ students, owners: students / 10, seconds: 60 }))
