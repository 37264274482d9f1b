import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { OwnRescue } from '../calls.ts'

/** The owner has the next step; what they have published can be read. */
export function ProposedPart({ rescue: { project, owner } }: { rescue: OwnRescue }) {
  const t = useTranslations('rescue.proposed')
  const fullName = useFullName()
  if (!project) return <Text>{t('leadDraft', { name: owner ? fullName(owner) : '' })}</Text>
  return (
    <>
      <Text>{t('lead')}</Text>
      <Text>
        <LinkAnchor
          to="/project/project-detail/$projectId"
          params={{ projectId: project._id }}
          fw={600}
          data-own-line
          {...WRITTEN}
        >
          {project.name}
        </LinkAnchor>
      </Text>
    </>
  )
}
