import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#platform/ui/late-part.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { useTellFailure } from '#platform/ui/tell.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { queryClient, queryOf } from '#platform/web/query.ts'
import { mentor as calls, type Mentor } from '#teams/mentor/calls.ts'

const MentorDialog = lazyComponent(() => import('./mentor-dialog.tsx'))

interface Props {
  mentor: Pick<Mentor, '_id' | 'surname' | 'firstname'>
}

/** What a mentor tells of themselves, wherever one is named. */
export function MentorIntroduction({ mentor }: Props) {
  const t = useTranslations('mentor')
  const name = useFullName()(mentor)
  const tellFailure = useTellFailure()
  const [shown, setShown] = useState<Mentor | null>(null)
  const open = () =>
    queryClient.fetchQuery(queryOf(calls.one, { params: { id: mentor._id } })).then(setShown, tellFailure)
  return (
    <>
      <Button variant="default" size="sm" aria-label={t('openOne', { name })} onClick={open}>
        {t('open')}
      </Button>
      <LatePart>{shown && <MentorDialog mentor={shown} onClose={() => setShown(null)} />}</LatePart>
    </>
  )
}
