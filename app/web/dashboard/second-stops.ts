import { useTranslations } from 'use-intl'
import type { course, Progress } from '#course/course/calls.ts'
import { requiredOf } from '#course/course/web/required.ts'
import type { Answer } from '#platform/contract/call.ts'
import type { LineStop } from '#platform/ui/stage-line.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { ProjectView } from '#teams/project/calls.ts'
import type { NextStep } from './next-step.ts'

export type SecondStop = 'modules' | 'project' | 'team' | 'mentor' | 'report'

interface Of {
  course: Answer<typeof course.progress>
  progress: Progress
  /** The own project; null where there is none. */
  view: ProjectView | null
  hasReport: boolean
  /** From which stop the next step hangs. */
  next: SecondStop | null
}

const stopOfKind: Record<NextStep['kind'], SecondStop | null> = {
  lesson: 'modules',
  exam: 'modules',
  'continue-exam': 'modules',
  improve: 'modules',
  'find-project': 'project',
  'publish-project': 'project',
  'find-member': 'team',
  'find-mentor': 'mentor',
  answer: 'team',
  'progress-report': 'report',
  'one-pager': null,
  done: null,
  ended: null,
  'not-started': null,
  empty: null,
}

const names: readonly SecondStop[] = ['modules', 'project', 'team', 'mentor', 'report']

/** The same stops before anything is known of them. */
export function useUnknownStops(): LineStop[] {
  const t = useTranslations('dashboard-second.stops')
  return names.map((id) => ({
    id,
    title: t(id),
    state: 'ahead',
    isNext: false,
    says: '',
    link: null,
  }))
}

/** From which stop a next step hangs; null where it hangs from none. */
export const stopOf = ({ kind }: NextStep): SecondStop | null => stopOfKind[kind]

/** The stops of a second semester: the modules as one, then what a team comes to, in the order it usually does (spec 9). */
export function useSecondStops({ course, progress, view, hasReport, next }: Of): LineStop[] {
  const t = useTranslations('dashboard-second')
  const isOwner = useStore(session).user?.projectRole === 'OWNER'
  const { required, done } = requiredOf(course.modules, progress)
  // Who is in no project yet comes into one by what they answer.
  const hanging = next === 'team' && view === null ? 'project' : next
  const isThere = view !== null && view.project.status === 'PUBLISHED'
  const seats = view ? view.members.length : 0
  const isThrough = progress.status === 'COMPLETED'
  const isBegun = !isThrough && done > 0
  const stops: Record<
    SecondStop,
    { title?: string | false; isDone: boolean; note: string | null; link: LineStop['link'] }
  > = {
    modules: {
      // What the line shows above a stop is what was reached there, and this one is not behind yet.
      title: isBegun && t('begun', { done, count: required.length }),
      isDone: isThrough,
      note: isBegun ? null : t('of', { done, count: required.length }),
      link: { to: '/modules' },
    },
    project: {
      isDone: isThere,
      note: view?.project.name ?? null,
      link: { to: view || isOwner ? '/my-project' : '/project/find-projects' },
    },
    team: {
      isDone: isThere && (view.remainingSeats === 0 || view.project.isComplete),
      note: seats > 0 ? t('people', { count: seats }) : null,
      link: { to: isOwner ? '/my-project/team' : view ? '/my-project' : '/project/project-applications' },
    },
    mentor: {
      isDone: view?.project.hasMentor === true,
      note: null,
      link: { to: '/mentors/find-mentors' },
    },
    report: {
      isDone: hasReport,
      note: null,
      link: { to: isOwner ? '/progress-report' : '/my-project' },
    },
  }
  return names.map((name) => {
    const { title, isDone, note, link } = stops[name]
    return {
      id: name,
      title: title || t(`stops.${name}`),
      state: isDone ? 'done' : 'ahead',
      isNext: name === hanging,
      says: t(isDone ? 'done' : 'ahead'),
      note,
      link,
    }
  })
}
