import { useTranslations } from 'use-intl'
import { useMoment } from '#platform/ui/moment.ts'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import type { ThingState } from '../content-parts.ts'

/** What is published needs nothing: a colour is for what waits. */
const kinds: Record<ThingState, TagKind> = {
  published: 'quiet',
  draft: 'open',
  changed: 'open',
  retired: 'quiet',
  'retired-changed': 'quiet',
}

interface Props {
  state: ThingState
  flaws: number
  plannedFor: string | null
}

/** Where something stands, how much its draft lacks, and when that is published by itself. */
export function StateTag({ state, flaws, plannedFor }: Props) {
  const t = useTranslations('authoring-staff')
  const moment = useMoment()
  if (plannedFor) return <Tag kind="open">{t('states.planned', { at: moment(plannedFor) })}</Tag>
  return (
    <Tag kind={kinds[state]}>{flaws > 0 ? t('states.lacking', { count: flaws }) : t(`states.${state}`)}</Tag>
  )
}
