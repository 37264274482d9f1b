import type { ModuleRow } from '#course/course/server/queries.ts'
import { registrationStatuses } from '#people/registration/states.ts'
import { personalities } from '#platform/contract/parts.ts'
import { participations } from '#programme/programme/calls.ts'
import { type Dashboard, latelyKinds, type ModuleFigures } from '../calls.ts'
import type { Figures } from './figures.ts'
import { presentTeams } from './present-teams.ts'
import { oneDecimal } from './rank.ts'
import { record, sum } from './sums.ts'

interface Of {
  /** Null: of all universities together. */
  university: string | null
  semester: { key: string; number: number }
  modules: readonly ModuleRow[]
  /** Without bonus modules. */
  moduleCount: number
}

/** The figures of one university, or of all added up. */
export function presentFigures(
  figures: Figures,
  { university, semester, modules, moduleCount }: Of,
): Dashboard {
  const within = <Row extends { university: string }>(rows: readonly Row[]) =>
    university === null ? rows : rows.filter((row) => row.university === university)
  const progress = within(figures.students)
  const chosen = within(figures.personalities)
  const registrations = within(figures.registrations)
  const students = sum(progress, (row) => row.students)
  const handedIn = sum(within(figures.onePagers), (row) => row.handedIn)
  const having = (personality: string | null) =>
    sum(chosen, (row) => (row.personality === personality ? row.students : 0))
  const teams = {
    projects: within(figures.teams.projects),
    seated: within(figures.teams.seated),
    applications: within(figures.teams.applications),
  }
  const median = figures.medians.find((row) => row.university === university)?.median
  return {
    university,
    semester: semester.key,
    students,
    participation: record(participations, (one) =>
      sum(within(figures.standing), (row) => (row.participation === one ? row.students : 0)),
    ),
    countedAt: figures.countedAt.toISOString(),
    progress: Array.from({ length: moduleCount + 1 }, (_, completed) =>
      sum(progress, (row) => (row.completed === completed ? row.students : 0)),
    ),
    personality: { ...record(personalities, having), none: having(null) },
    registration: {
      byStatus: record(registrationStatuses, (status) =>
        sum(registrations, (row) => (row.status === status ? row.total : 0)),
      ),
      overdue: sum(registrations, (row) => row.overdue),
      medianDays: median == null ? null : oneDecimal(median),
    },
    modules: modules.map((module) =>
      presentModule(
        module,
        within(figures.exams).filter((row) => row.module === module.id),
      ),
    ),
    onePagers: { handedIn, notYet: students - handedIn },
    lately: record(latelyKinds, (what) =>
      sum(within(figures.lately), (row) => (row.what === what ? row.students : 0)),
    ),
    still: {
      students: sum(within(figures.still), (row) => row.students),
      lately: sum(within(figures.still), (row) => row.lately),
    },
    teams: semester.number === 1 ? null : presentTeams(teams, students),
  }
}

function presentModule({ id, title, extra }: ModuleRow, rows: Figures['exams']): ModuleFigures {
  const judged = sum(rows, (row) => row.judged)
  const ended = sum(rows, (row) => row.ended)
  return {
    module: id,
    title,
    extra,
    started: sum(rows, (row) => row.started),
    passed: sum(rows, (row) => row.passed),
    attempts: sum(rows, (row) => row.attempts),
    meanPoints: judged === 0 ? null : oneDecimal(sum(rows, (row) => row.points) / judged),
    meanMinutes: ended === 0 ? null : oneDecimal(sum(rows, (row) => row.minutes) / ended),
  }
}
