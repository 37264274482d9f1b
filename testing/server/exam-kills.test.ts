import { test } from 'vitest'
import { answerThroughKills } from './exam-kills.ts'

/** The long form, with twenty kills, is testing/drills/exam-kills.drill.ts. */
test('the platform killed twice while exams are answered keeps every acknowledged answer', () =>
  answerThroughKills(2))
