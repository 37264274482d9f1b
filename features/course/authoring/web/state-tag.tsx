import { useTranslations } from 'use-intl'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import type { ThingState } from '../content-parts.ts'

const kinds: Record<ThingState, TagKind> = {
  published: 'good',
  draft: 'open',
  changed: 'open',
  retired: 'quiet',
}

/** Where something stands, and how much its draft lacks. */
export function StateTag({ state, flaws }: { state: ThingState; flaws: number }) {
  const t = useTranslations('authoring-staff')
  return (
    <Tag kind={kinds[state]}>{flaws > 0 ? t('states.lacking', { count: flaws }) : t(`states.${state}`)}</Tag>
  )
}
