import { availableParallelism } from 'node:os'
import type { Hall, Played } from './hall.ts'
import { moodle } from './moodle.ts'

interface Printed {
  hall: Hall
  counted: { exams: number; answers: number }
  played: Played
  /** Of the version before, where it was played too. */
  earlier: Played | null
}

/** Milliseconds that half of them, 95 in a hundred and all took at most. */
export function said(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return { p50: at(0.5), p95: at(0.95), most: at(1) }
}

const line = (text: string) => process.stdout.write(`${text}\n`)

export function print({ hall, counted, played, earlier }: Printed): void {
  line(
    `\n${hall.students} students begin within ${hall.beginWithinMs / 1_000} s, ${hall.thinkMs / 1_000} s between answers, on ${availableParallelism()} cores with their load generator`,
  )
  if (earlier) version('version before', earlier)
  version('this version', played)
  line(
    `recounted: ${counted.exams} of ${hall.students} exams, ${counted.answers} of ${hall.students * hall.answers} answers`,
  )
}

/** Both setups, one under the other. */
export function printBesideMoodle({ students, answers, beginWithinMs, thinkMs }: Hall): void {
  const { source, machines, load, outcome } = moodle
  line(`Moodle 4.5: ${machines}; ${load}; ${outcome} (${source})`)
  line(
    `Rajt: ${availableParallelism()} cores for server, PostgreSQL and load generator together; ` +
      `${students.toLocaleString('en')} students, ${answers} questions, start within ${beginWithinMs / 1_000} s, ` +
      `${thinkMs / 2_000} to ${(thinkMs * 1.5) / 1_000} s a question`,
  )
}

function version(name: string, { trouble, processor, waited, worstPlace, lateMs, ...times }: Played): void {
  const spoken = (what: 'start' | 'answer' | 'submit') => {
    const { p50, p95, most } = said(times[what])
    return `${what} ${p50} / ${p95} / ${most}`
  }
  line(
    `${name}: ${spoken('start')}, ${spoken('answer')}, ${spoken('submit')} ms (half, p95, most); ` +
      `${trouble.reset} reset, ${trouble['timed out']} timed out, ${trouble.refused} refused; ` +
      `${waited} were told a place (the last one ${worstPlace}); exam time before the questions ${lateMs} ms at most; ` +
      `processor ${processor.server.toFixed(1)} + ${processor.database.toFixed(1)} ms an exam`,
  )
}
