import { useTranslations } from 'use-intl'
import type { LineStop } from '#platform/ui/stage-line.tsx'
import { isWaiting } from '#teams/request/web/is-waiting.ts'
import type { MentorFacts, MentorStep } from './mentor-step.ts'

type MentorStop = 'profile' | 'requests' | 'teams' | 'reports'

const stopOf = (step: MentorStep | null): MentorStop | null => {
  if (step?.kind === 'fill' || step?.kind === 'publish') return 'profile'
  if (step?.kind === 'answer') return 'requests'
  return step?.kind === 'report' ? 'reports' : null
}

/** From the profile over what teams ask to their reports. The first semester has the profile alone. */
export function useMentorStops(
  { semester, isPublished, requests = [], teams = [] }: MentorFacts,
  step: MentorStep | null,
): LineStop[] {
  const t = useTranslations('mentor-home')
  const next = stopOf(step)
  const hasTeams = semester === 2
  const reports = teams.filter(({ report }) => report !== null).length
  const waiting = requests.filter(isWaiting).length
  const stops: Record<MentorStop, { isDone: boolean; note: string | null; link: LineStop['link'] }> = {
    profile: { isDone: isPublished, note: null, link: { to: '/settings', search: { tab: 'mentor' } } },
    requests: {
      isDone: teams.length > 0,
      note: waiting > 0 ? t('waiting', { count: waiting }) : null,
      link: hasTeams ? { to: '/project/project-applications' } : null,
    },
    teams: {
      isDone: teams.length > 0,
      note: teams.length > 0 ? t('teams.count', { count: teams.length }) : null,
      link: hasTeams ? { to: '/mentored-projects' } : null,
    },
    reports: {
      isDone: teams.length > 0 && reports === teams.length,
      note: teams.length > 0 ? t('reports', { count: reports, all: teams.length }) : null,
      link: hasTeams ? { to: '/mentored-projects' } : null,
    },
  }
  return Object.entries(stops).map(([name, { isDone, note, link }]) => {
    const isNext = name === next
    const standing = isDone ? 'done' : link ? 'ahead' : 'second'
    return {
      id: name,
      title: t(`stops.${name as MentorStop}`),
      // The line ends where something waits, whatever came of others.
      state: isDone && !isNext ? 'done' : 'ahead',
      isNext,
      // What waits says itself.
      says: isNext && note ? '' : t(standing),
      note,
      link,
    }
  })
}
