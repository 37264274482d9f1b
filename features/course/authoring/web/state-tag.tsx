import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoment } from '#platform/ui/moment.ts'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import type { ThingState } from '../content-parts.ts'

/** A colour is for what waits. */
const kinds: Record<Exclude<ThingState, 'published'>, TagKind> = {
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
  if (flaws > 0) return <Tag kind="open">{t('states.lacking', { count: flaws })}</Tag>
  // It needs nothing, and most of a course is.
  if (state === 'published')
    return (
      <Text component="span" size="sm" c="dimmed">
        {t('states.published')}
      </Text>
    )
  return <Tag kind={kinds[state]}>{t(`states.${state}`)}</Tag>
}
