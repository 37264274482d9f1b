import type { Language, ProgressStatus } from '#platform/contract/parts.ts'
import { type FrameSettings, hostOf, mayBeFramed } from '#platform/server/frame-origins.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import type { LessonHead, Module, ModuleProgress, Progress } from '../calls.ts'
import type { Interactive, Media } from '../lesson-parts.ts'
import type { interactiveOf, LessonRow, ModuleProgressRow, ModuleRow, mediaOf } from './queries.ts'
import { isOpen, mayTakeExam, phaseOf } from './rules.ts'
import type { Minutes } from './time.ts'

export function presentModule(row: ModuleRow & Minutes): Module {
  const { id, position, title, summary, outcomes, readingMinutes, workMinutes, extra } = row
  return { id, position, title, summary, outcomes, readingMinutes, workMinutes, extra }
}

type Shown = Minutes & {
  /** The first of its media. */
  media: Media['kind'] | null
}

export function presentLessonHead(row: LessonRow & Shown, isDone: boolean): LessonHead {
  return {
    id: row.id,
    module: row.module_id,
    position: row.position,
    title: row.title,
    readingMinutes: row.readingMinutes,
    workMinutes: row.workMinutes,
    media: row.media,
    done: isDone,
  }
}

export function presentModuleProgress(
  row: ModuleProgressRow,
  semester: SemesterRow,
  now: Date,
): ModuleProgress {
  const verdict = mayTakeExam(row, semester, now)
  const unlocked = isOpen(row, semester, now)
  return {
    module: row.module_id,
    status: statusOf({ completed: row.completed, unlocked }),
    unlocked,
    blockedBy: row.blocked_by,
    lessonsDone: row.done_lessons.length,
    lessonCount: row.lesson_count,
    exam: {
      questions: row.open_questions ?? row.next_questions,
      minutes: row.open_minutes ?? row.exam_minutes,
      attemptsUsed: row.attempts_used,
      attemptsAllowed: row.attempts_allowed,
      open: row.open_attempt ? { attempt: row.open_attempt, endsAt: iso(row.open_ends_at) } : null,
      counts: countingAttempt(row),
      can: { start: verdict === 'ok' },
      refusal: verdict === 'ok' ? null : verdict,
    },
  }
}

function statusOf({
  completed,
  unlocked,
}: Pick<ModuleProgressRow, 'completed' | 'unlocked'>): ProgressStatus {
  if (completed) return 'COMPLETED'
  return unlocked ? 'ACTIVE' : 'INACTIVE'
}

export function countingAttempt(row: ModuleProgressRow): ModuleProgress['exam']['counts'] {
  if (!row.counting_attempt) return null
  return {
    attempt: row.counting_attempt,
    number: row.counting_number ?? 0,
    points: row.points ?? 0,
    passed: row.passed ?? false,
    closedAt: iso(row.closed_at),
  }
}

/** The course is completed when every module that blocks is; inactive while it has none, and before it starts. */
export function presentProgress(
  rows: readonly ModuleProgressRow[],
  semester: SemesterRow,
  now: Date,
): Progress {
  const required = rows.filter((row) => !row.extra)
  const completed = required.length > 0 && required.every((row) => row.completed)
  const phase = phaseOf(semester, now)
  const started = required.length > 0 && phase !== 'before'
  return {
    semester: semester.key,
    number: semester.number,
    startsAt: semester.starts_at.toISOString(),
    endsAt: semester.ends_at.toISOString(),
    phase,
    status: completed ? 'COMPLETED' : started ? 'ACTIVE' : 'INACTIVE',
    passMarkPercent: semester.pass_mark_percent,
    gradeLimits: semester.grade_limits,
    moduleProgresses: rows.map((row) => presentModuleProgress(row, semester, now)),
  }
}

type InteractiveRow = Omit<Awaited<ReturnType<typeof interactiveOf>>[number], 'lesson_id'>

/** Its address is told only where a page may show it. */
export const presentInteractive = (
  { id, title, address, work_minutes }: InteractiveRow,
  settings: FrameSettings,
): Interactive => ({
  id,
  title,
  host: hostOf(address),
  address: mayBeFramed(address, settings) ? address : null,
  workMinutes: work_minutes,
})

type MediaRow = Awaited<ReturnType<typeof mediaOf>>[number]

/** Videos and podcasts are for everybody; a worksheet is a file of its lesson. */
export function presentMedia(row: MediaRow, language: Language): Media {
  return {
    kind: row.kind as Media['kind'],
    title: row.title,
    url:
      row.kind === 'worksheet'
        ? `/api/lesson/${row.lesson_id}/worksheet/${language}?medium=${row.id}`
        : `/files/${row.key}`,
    captionsUrl: row.captions ? `/files/${row.captions}` : null,
    posterUrl: row.poster ? `/files/${row.poster}` : null,
    transcript: row.transcript as Media['transcript'],
    seconds: row.seconds,
    workMinutes: row.work_minutes,
    invented: row.invented,
    bytes: row.bytes,
  }
}

const iso = (date: Date | null) => (date ?? new Date(0)).toISOString()
