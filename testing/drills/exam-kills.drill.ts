import { test } from 'vitest'
import { answerThroughKills } from '#testing/server/exam-kills.ts'

test('the platform killed twenty times while exams are answered keeps every acknowledged answer', () =>
  answerThroughKills(20))
